import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

/**
 * Two processes writing one journal would ruin it. The lock is a socket in Linux's abstract namespace: it
 * vanishes with the process, however that ends. Elsewhere (a developer's machine) there is none.
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') return async () => undefined;
  const name = createHash('sha256').update(resolve(dir)).digest('hex');
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((ready, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(`page store ${dir} is open in another process`) : error),
    );
    server.listen(`\0page-store:${name}`, ready);
  });
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}
