import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface WrkResult {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const UNITS = { us: 0.001, ms: 1, s: 1000 } as const;

function latency(text: string, share: string): number {
  const found = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)\\b`).exec(text);
  return found ? Number(found[1]) * UNITS[found[2] as keyof typeof UNITS] : Number.NaN;
}

/**
 * Runs wrk with a Lua `request`. A browser gives up after 14 s (docs/spec/product.md §9), so does this. Null
 * where it is not installed; throws on any answer that is not a success.
 */
export async function wrk(url: string, lua: string, options: { connections: number; seconds: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'merveille-wrk-'));
  const script = join(folder, 'requests.lua');
  writeFileSync(script, lua);
  const { connections, seconds } = options;
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '14s',
    '-s',
    script,
    url,
  ];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const [code] = (await Promise.race([once(child, 'close'), once(child, 'error')])) as [unknown];
  rmSync(folder, { recursive: true, force: true });
  if (code instanceof Error) return null;
  const found = /Requests\/sec:\s+([\d.]+)/.exec(text);
  if (!found || /Non-2xx|Socket errors/.test(text)) throw new Error(`${url}: ${text}`);
  const result: WrkResult = {
    requests: Number(/(\d+) requests in/.exec(text)?.[1] ?? 0),
    perSecond: Number(found[1]),
    p50: latency(text, '50'),
    p99: latency(text, '99'),
  };
  return result;
}
