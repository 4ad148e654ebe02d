import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One way to behave: what is said, or how it is not. */
export type Mood =
  | { says: string; pieces?: number }
  | { says: string; cutsAfter: number }
  | { stalls: true }
  | { status: number }
  | { raw: string }
  | { whole: string };

export interface ModelDouble {
  /** For ASSISTANT_URL. */
  base: string;
  mood: Mood;
  /** Bodies that came, in order. */
  asked: {
    path: string;
    authorization: string;
    body: { messages: { role: string; content: string }[]; max_tokens: number };
  }[];
  /** Answers under way. */
  open: number;
  close(): Promise<void>;
}

const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** An OpenAI-compatible API on the loopback: it streams, stalls, lies, cuts and answers nonsense, as it is told. */
export async function startModel(): Promise<ModelDouble> {
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      double.asked.push({
        path: req.url ?? '',
        authorization: req.headers.authorization ?? '',
        body: JSON.parse(Buffer.concat(parts).toString()),
      });
      double.open += 1;
      res.once('close', () => {
        double.open -= 1;
      });
      behave(double.mood, res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: ModelDouble = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: { says: '' },
    asked: [],
    open: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}

function behave(mood: Mood, res: ServerResponse): void {
  if ('status' in mood) return void res.writeHead(mood.status).end('{"error":"no"}');
  if ('whole' in mood) {
    res.writeHead(200, { 'content-type': 'application/json' });
    return void res.end(JSON.stringify({ choices: [{ message: { content: mood.whole } }] }));
  }
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('stalls' in mood) return void res.write(': thinking\n\n');
  if ('raw' in mood) return void res.end(mood.raw);
  if ('cutsAfter' in mood) {
    res.write(piece(mood.says.slice(0, mood.cutsAfter)));
    return void setImmediate(() => res.destroy());
  }
  const size = Math.max(1, Math.ceil(mood.says.length / (mood.pieces ?? 12)));
  for (let at = 0; at < mood.says.length; at += size) res.write(piece(mood.says.slice(at, at + size)));
  res.end('data: [DONE]\n\n');
}
