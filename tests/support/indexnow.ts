import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Submission {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

export interface IndexNowDouble {
  url: string;
  /** The submissions search engines got, in order. */
  told: Submission[];
  /** Sets its answer from now on. */
  answer: (status: number) => void;
  close: () => void;
}

/** A search engine that listens to IndexNow, on the loopback. */
export async function startIndexNow(): Promise<IndexNowDouble> {
  const told: Submission[] = [];
  let status = 202;
  const server: Server = createServer(async (request, response) => {
    const sent = (await json(request)) as Submission;
    if (status < 300) told.push(sent);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/indexnow`,
    told,
    answer: (next) => {
      status = next;
    },
    close: () => server.close(),
  };
}
