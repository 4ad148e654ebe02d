import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort } from '#tests/support/free-port.ts';
import { article } from './article.ts';

function nginxConfiguration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  // Started by root, its workers would be somebody who may not read a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; keepalive_timeout 65s;
  open_file_cache max=100; types { text/html html; } charset utf-8; gzip_static on; gzip_vary on; ${temporary}
  server {
    listen 127.0.0.1:${port}; root ${folder}/www;
    location = /article { try_files /article.html =404; }
  }
}
`;
}

export interface Contest {
  urls: { nginx: string; bare: string; store: string };
  stop(): Promise<void>;
}

/** Every contestant on core 0; those that are not asked anything take nothing from the one that is. */
export async function startContest(folder: string): Promise<Contest> {
  const bytes = article(1, 1);
  mkdirSync(join(folder, 'www'), { recursive: true });
  writeFileSync(join(folder, 'www/article.html'), bytes);
  writeFileSync(join(folder, 'www/article.html.gz'), gzipSync(bytes, { level: 9 }));
  const [nginxPort, barePort, storePort] = [await freePort(), await freePort(), await freePort()];
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration(folder, nginxPort));
  const pinned = (...command: string[]) =>
    spawn('taskset', ['-c', '0', ...command], { stdio: ['ignore', 'pipe', 'inherit'] });
  const script = join(import.meta.dirname, 'servers.ts');
  const nginx = pinned('nginx', '-c', configuration, '-e', join(folder, 'error.log'));
  const node = pinned(process.execPath, script, folder, String(storePort), String(barePort));
  if (node.stdout) await once(node.stdout, 'data');
  await delay(300);
  const url = (port: number) => `http://127.0.0.1:${port}/article`;
  return {
    urls: { nginx: url(nginxPort), bare: url(barePort), store: url(storePort) },
    stop: async () => {
      await Promise.all([nginx, node].map(stopped));
    },
  };
}

async function stopped(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
