import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** A header's value; null when there is none. */
  header(name: string): string | null;
  body: string;
}

const PATIENCE_MS = 20_000;

/** Sends bytes as they are, where a client would clean them, and reads until the connection ends. */
export function sendRaw(url: string, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`no end after ${JSON.stringify(text)}`)));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answerOf(text)));
    socket.on('error', reject);
  });
}

/** One request of these parts, the last of its connection. */
export function sendLine(url: string, line: string, more: { headers?: string[]; body?: string } = {}) {
  const { headers = ['Host: localhost'], body = '' } = more;
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`];
  const head = [`${line} HTTP/1.1`, ...headers, ...length, 'Connection: close'];
  return sendRaw(url, `${head.join('\r\n')}\r\n\r\n${body}`);
}

function answerOf(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? null,
    body: rest.join('\r\n\r\n'),
  };
}
