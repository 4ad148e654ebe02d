import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter that the double took, after which its sender was told so. */
export interface TakenLetter {
  to: string;
  messageId: string;
}

export interface SmtpDouble {
  url: string;
  taken: TakenLetter[];
  close(): Promise<void>;
}

/** A mail server on this machine that takes everything and notes to whom it goes. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  const taken: TakenLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      stream.on('end', () => {
        const messageId = /^message-id: *(\S+)/im.exec(text)?.[1] ?? '';
        for (const { address } of envelope.rcptTo) taken.push({ to: address, messageId });
        done();
      });
    },
  });
  // A sender that is killed resets its line.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
