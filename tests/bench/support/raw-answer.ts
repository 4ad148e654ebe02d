import { type IncomingMessage, request } from 'node:http';

/** An answer as it travelled: nothing decoded. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export async function rawAnswer(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers, agent: false }, resolve).on('error', reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(received),
    body: Buffer.concat(chunks),
  };
}
