import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A line to a service on this machine that can freeze: whoever is connected, or connects, is answered nothing any more and
 * told nothing either. Once it thaws, what was said meanwhile arrives.
 */
export async function openFreezingLine(url: string) {
  const to = new URL(url);
  const service = Number(to.port);
  const open = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(service, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('data', (piece) => other.write(piece));
      one.on('end', () => other.end());
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      if (frozen) one.pause();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  to.port = String((server.address() as AddressInfo).port);
  return {
    url: to.href.replace(/\/$/, ''),
    freeze() {
      frozen = true;
      for (const socket of open) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of open) socket.resume();
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

export type FreezingLine = Awaited<ReturnType<typeof openFreezingLine>>;
