import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

const { decrypt } = createRequire(import.meta.url)('http_ece') as {
  decrypt(body: Buffer, keys: object): Buffer;
};

export interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A push service on the loopback: it keeps what it is sent and answers the status it is told to. */
export async function startPushService() {
  const received: Received[] = [];
  const statuses = new Map<string, number>();
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const path = req.url ?? '';
    received.push({ path, headers: req.headers, body: Buffer.concat(chunks) });
    res.writeHead(statuses.get(path) ?? 201, { location: 'http://169.254.169.254/' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    received,
    port: (server.address() as AddressInfo).port,
    /** Sets this address's answer from now on. */
    answer: (path: string, status: number) => statuses.set(path, status),
    close: () => new Promise((done) => server.close(done)),
  };
}

/** A browser's side: the keys of its subscription, and the reading of what is sent to it. */
export function pushDevice(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    endpoint,
    token: JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
    read: (body: Buffer) =>
      JSON.parse(
        decrypt(body, { version: 'aes128gcm', privateKey: ecdh, dh: p256dh, authSecret: auth }).toString(),
      ) as unknown,
  };
}
