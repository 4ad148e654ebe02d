import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

export function has(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface Asking {
  seconds: number;
  connections: number;
  acceptEncoding: string;
  /** The core of whoever asks; the server's is another. */
  core: number;
  /** Every answer is to be one that says no. */
  refused?: boolean;
}

/** Requests a second over kept-alive connections, asked by wrk. Throws on any answer that is not a success, or all that is. */
export async function rate(url: string, asking: Asking): Promise<number> {
  const { seconds, connections, acceptEncoding, core } = asking;
  const much = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '14s'];
  const load = [...much, '-H', `Accept-Encoding: ${acceptEncoding}`, url];
  const wrk = spawn('taskset', ['-c', String(core), 'wrk', ...load], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  wrk.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(wrk, 'close');
  const found = /Requests\/sec:\s+([\d.]+)/.exec(text);
  const said = /Non-2xx/.test(text);
  if (!found || said !== (asking.refused ?? false) || /Socket errors/.test(text))
    throw new Error(`${url}: ${text}`);
  return Number(found[1]);
}
