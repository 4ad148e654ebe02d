import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface KeyServer {
  url: string;
  /** An id token signed by the published key, or by another one that only claims to be it. */
  sign(claims: Record<string, unknown>, options?: { forged?: boolean; kid?: string }): Promise<string>;
  close(): Promise<void>;
}

/** Stands in for a provider's published keys, on loopback. */
export async function startKeyServer(): Promise<KeyServer> {
  const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const server = createServer((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    sign: (claims, { forged = false, kid = 'key-1' } = {}) =>
      new SignJWT({ jti: randomUUID(), iat: now(), exp: now() + 600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(forged ? other.privateKey : own.privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const now = () => Math.floor(Date.now() / 1000);
