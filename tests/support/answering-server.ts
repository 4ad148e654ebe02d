import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answers = Record<string, (res: ServerResponse) => void>;

/** Somebody's server on the loopback that answers each address as it is told; others, like one that is gone. */
export async function startAnsweringServer(answers: Answers) {
  const asked: string[] = [];
  const server = createServer(({ url: path = '' }, res) => {
    asked.push(path);
    const answer = answers[path];
    if (answer) answer(res);
    else res.writeHead(410).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const port = String((server.address() as AddressInfo).port);
  return {
    url: `http://127.0.0.1:${port}`,
    /** The addresses that were asked for, in order. */
    asked,
    /** Lets this server through; every other private address is guarded as ever. */
    allow: (address: string, at: string) => address === '127.0.0.1' && at === port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type AnsweringServer = Awaited<ReturnType<typeof startAnsweringServer>>;
