import { ConfigError } from './config-error.ts';

/** The readers of a config that Milla's model needs (config.ts). */
interface AssistantReader {
  optional(name: string): string | null;
  url(name: string): string | null;
  int(name: string, fallback: number, range: [min: number, max: number]): number;
}

export interface AssistantSettings {
  url: string;
  key: string | null;
  model: string;
  dailyCents: number;
  /** The price that a million tokens is counted at, in cents. */
  centsPerMillion: number;
}

/** An OpenAI-compatible API for Milla; without its address pages answer alone. */
export function assistantSettings(read: AssistantReader): AssistantSettings | null {
  const url = read.url('ASSISTANT_URL');
  const key = read.optional('ASSISTANT_KEY');
  const model = read.optional('ASSISTANT_MODEL');
  const dailyCents = read.int('ASSISTANT_DAILY_CENTS', 200, [0, 1_000_000]);
  const centsPerMillion = read.int('ASSISTANT_CENTS_PER_MILLION', 1000, [1, 1_000_000]);
  if (!url) {
    if (key || model)
      throw new ConfigError('ASSISTANT_KEY or ASSISTANT_MODEL is set: ASSISTANT_URL is needed too');
    return null;
  }
  const { username, password, search, hash } = new URL(url);
  if (username || password || search || hash)
    throw new ConfigError('ASSISTANT_URL must be an address alone: the key goes to ASSISTANT_KEY');
  if (!model || !/^[\w.:/@-]{1,200}$/.test(model))
    throw new ConfigError('ASSISTANT_URL is set: ASSISTANT_MODEL must name a model');
  if (key !== null && !/^[\x21-\x7e]{1,500}$/.test(key))
    throw new ConfigError('ASSISTANT_KEY must be one word without spaces');
  return { url, key, model, dailyCents, centsPerMillion };
}
