import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { freePort } from '#tests/support/free-port.ts';
import type { RawAnswer } from './raw-answer.ts';

export interface Nginx {
  url: string;
  /** Of the one worker. */
  pid: number;
  stop(): Promise<void>;
}

/** Headers nginx makes itself, or that belong to the connection. */
const ITS_OWN = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'date',
  'connection',
  'keep-alive',
  'vary',
  'transfer-encoding',
  'last-modified',
]);

/**
 * The fastest nginx we know how to set, pinned to a core: one worker, files kept open, no log, and an answer's very bytes
 * with its headers at `/page`. A gzip is found by gzip_static, as one would set it; other bytes are a plain file.
 */
export async function startNginx(folder: string, answer: RawAnswer, core: number): Promise<Nginx> {
  mkdirSync(join(folder, 'www'), { recursive: true });
  const { body, headers } = answer;
  const zipped = headers['content-encoding'] === 'gzip';
  writeFileSync(join(folder, 'www/page.html'), zipped ? gunzipSync(body) : body);
  if (zipped) writeFileSync(join(folder, 'www/page.html.gz'), body);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, headers));
  const error = join(folder, 'error.log');
  const child = spawn('taskset', ['-c', String(core), 'nginx', '-c', file, '-e', error], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port}/page`, pid: await workerOf(child.pid ?? 0), stop };
}

async function workerOf(master: number): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await pause(20);
    const worker = Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').split(' ')[0]);
    if (worker) return worker;
  }
  throw new Error('nginx did not start');
}

function configuration(folder: string, port: number, headers: Record<string, string>): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  // Started by root, its worker would be somebody who may not read a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const encoding = headers['content-encoding'];
  const same = Object.entries(headers).filter(([name]) => !ITS_OWN.has(name));
  if (encoding && encoding !== 'gzip')
    same.push(['content-encoding', encoding], ['vary', headers.vary ?? 'accept-encoding']);
  const added = same.map(
    ([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );
  return `${user} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 100000000; keepalive_timeout 65s;
  open_file_cache max=100; types { text/html html; } charset utf-8; gzip_static on; gzip_vary on; ${temporary}
  server {
    listen 127.0.0.1:${port}; root ${folder}/www;
${added.join('\n')}
    location = /page { try_files /page.html =404; }
  }
}
`;
}
