import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serverFr } from '#src/server/server.fr.ts';
import { openPrivateFolder } from '../private-folder.ts';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Holds a folder for this process, and closes it to other accounts of the machine. On Linux an abstract socket is the lock: the kernel frees it when the
 * process dies, however it dies. Elsewhere a socket file (a named pipe on Windows) under the folder serves.
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
  openPrivateFolder(dir);
  const real = realpathSync(dir);
  const address =
    process.platform === 'linux'
      ? `\0pglite:${real.length < 90 ? real : createHash('sha256').update(real).digest('hex')}`
      : process.platform === 'win32'
        ? `\\\\.\\pipe\\pglite-${Buffer.from(real).toString('base64url')}`
        : join(real, '.lock.sock');
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUseError(serverFr.folderInUse(real)) : error),
    );
    // Its own, also where several processes share a port: the first of them would listen for all.
    server.listen({ path: address, exclusive: true }, resolve);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
