import type { Contract } from '#src/calls/contract.ts';
import { type JsonSchema, typeText } from '#src/lib/type-text.ts';
import { answeredSchema, sentSchema } from './named-types.ts';

/** The part of the client that is the same whatever the calls. */
const HEART = `/** A refusal: its status is 200 where the person can correct it, and \`fields\` says what. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | null;
  constructor(status: number, body: { err?: string; code?: string; fields?: Record<string, string> }, retryAfter: string | null) {
    super(body.err ?? \`HTTP \${status}\`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'internal';
    this.fields = body.fields ?? {};
    this.retryAfterSeconds = retryAfter === null ? null : Number(retryAfter);
  }
}

export interface ClientOptions {
  /** \`https://…\`, without a slash at its end. */
  origin: string;
  /** A person's token or a program's; a function is asked at each call. */
  token?: string | (() => string | null);
  fetch?: typeof fetch;
}

/** An input that needs nothing may be left out. */
type Sent<I> = Record<never, never> extends I ? [input?: I] : [input: I];
type Api = { [K in keyof Calls]: (...sent: Sent<Calls[K]['input']>) => Promise<Calls[K]['result']> };
export type Read<T> = { changed: true; etag: string; result: T } | { changed: false };

export interface Client extends Grouped<Api> {
  /** The same by GET. With the \`etag\` of the last answer, what did not change is not sent again. */
  read<K extends Readable>(call: K, input: Calls[K]['input'], etag?: string): Promise<Read<Calls[K]['result']>>;
}

type Grouped<A> = {
  [G in GroupOf<keyof A>]: { [K in keyof A as K extends \`\${G}/\${infer N}\` ? N : never]: A[K] };
};
type GroupOf<K> = K extends \`\${infer G}/\${string}\` ? G : never;

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch;
  const headers = (): Record<string, string> => {
    const token = typeof options.token === 'function' ? options.token() : options.token;
    return token ? { authorization: \`Bearer \${token}\` } : {};
  };
  const resultOf = async (response: Response): Promise<unknown> => {
    const body = await response.json().catch(() => ({}));
    if (response.ok && 'result' in body) return body.result;
    throw new ApiError(response.status, body, response.headers.get('retry-after'));
  };
  const call = async (path: string, input: unknown = {}) =>
    resultOf(
      await send(\`\${options.origin}/api/\${path}\`, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify(input),
      }),
    );
  const read = async (path: string, input: Record<string, unknown>, etag?: string) => {
    const pairs = Object.entries(input).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
    const known: Record<string, string> = etag ? { 'if-none-match': etag } : {};
    const response = await send(\`\${options.origin}/api/\${path}?\${query}\`, { headers: { ...headers(), ...known } });
    if (response.status === 304) return { changed: false };
    return { changed: true, etag: response.headers.get('etag') ?? '', result: await resultOf(response) };
  };
  const groups = new Map<string, Record<string, unknown>>([['read', read as never]]);
  for (const path of PATHS) {
    const [group = '', name = ''] = path.split('/');
    const calls = groups.get(group) ?? {};
    calls[name] = (input: unknown) => call(path, input);
    groups.set(group, calls);
  }
  return Object.fromEntries(groups) as unknown as Client;
}
`;

/** One TypeScript file without a dependency, from the contracts of these calls. */
export function clientText(calls: readonly Contract[], version: string): string {
  const types = new Map<string, JsonSchema>();
  const members = calls.map((call) => {
    const answered = answeredSchema(call.output);
    for (const [name, schema] of Object.entries(answered.$defs ?? {})) types.set(name, schema);
    const about = call.about ? `  /** ${call.about.replaceAll('*/', '*\u200b/')} */\n` : '';
    const sent = typeText(sentSchema(call.input), '    ');
    return `${about}  '${nameOf(call)}': {\n    input: ${sent};\n    result: ${typeText(answered, '    ')};\n  };`;
  });
  const named = [...types]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]) => `export type ${name} = ${typeText(schema)};\n`);
  const readable = calls.filter(({ get }) => get).map((call) => `'${nameOf(call)}'`);
  return [
    `// Written by \`npm run client\` from the contract of version ${version}: write it again rather than change it.\n`,
    ...named,
    `/** Every call: the input one sends, and the result one reads. */\nexport interface Calls {\n${members.join('\n')}\n}\n`,
    `/** Those that are also answered to GET, with an ETag. */\nexport type Readable = ${readable.join(' | ') || 'never'};\n`,
    `const PATHS = [\n${calls.map((call) => `  '${nameOf(call)}',`).join('\n')}\n] as const;\n`,
    HEART,
  ].join('\n');
}

const nameOf = ({ path }: Contract) => path.slice('/api/'.length);
