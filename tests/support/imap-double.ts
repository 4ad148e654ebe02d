// A mail server's IMAP side with one folder, as much of RFC 3501 as reading reports asks for; on the loopback.
import { createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

export interface ImapDouble {
  url: string;
  /** Puts a mail into the folder, unread; one that is damaged is listed, and never given out. */
  deliver(source: string, state?: 'damaged'): void;
  /** The mails that were read. */
  read(): number;
  /** Every connection ends at its next command, until it is false again. */
  broken: boolean;
  stop(): Promise<void>;
}

interface Kept {
  uid: number;
  source: string;
  seen: boolean;
  damaged: boolean;
}

export async function startImapDouble(password = 'motdepasse'): Promise<ImapDouble> {
  const mails: Kept[] = [];
  const double = { broken: false };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => {});
    socket.write('* OK [CAPABILITY IMAP4rev1] double\r\n');
    let left = '';
    socket.on('data', (bytes) => {
      left += bytes.toString('latin1');
      for (let end = left.indexOf('\r\n'); end >= 0; end = left.indexOf('\r\n')) {
        const line = left.slice(0, end);
        left = left.slice(end + 2);
        if (double.broken) socket.destroy();
        else answer(socket, line, { mails, password });
      }
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(double, {
    url: `imap://retours:${password}@127.0.0.1:${port}/INBOX`,
    deliver(source: string, state?: 'damaged') {
      mails.push({
        uid: mails.length + 1,
        source: source.replace(/\r?\n/g, '\r\n'),
        seen: false,
        damaged: state === 'damaged',
      });
    },
    read: () => mails.filter(({ seen }) => seen).length,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

interface Folder {
  mails: Kept[];
  password: string;
}

type Say = (text: string) => void;

const SELECTED = (mails: readonly Kept[]) => [
  `* ${mails.length} EXISTS`,
  '* FLAGS (\\Seen \\Deleted)',
  '* OK [PERMANENTFLAGS (\\Seen \\Deleted)] ok',
  '* OK [UIDVALIDITY 1] ok',
  `* OK [UIDNEXT ${mails.length + 1}] ok`,
];

function fetched({ uid, source }: Kept, line: string): string {
  const part = source.slice(0, 256 * 1024);
  const body = /BODY\.PEEK\[\]<0\.\d+>/i.test(line) ? 'BODY[]<0>' : 'BODY[]';
  return `* ${uid} FETCH (UID ${uid} ${body} {${part.length}}\r\n${part})`;
}

/** The lines that answer each command, before its "OK"; null where there is no such command. */
function linesFor(command: string, line: string, mails: readonly Kept[]): string[] | null {
  const mail = mails.find(({ uid }) => uid === Number(line.split(' ')[3]));
  switch (command) {
    case 'CAPABILITY':
      return ['* CAPABILITY IMAP4rev1'];
    case 'LIST':
      return ['* LIST (\\HasNoChildren) "/" INBOX'];
    case 'SELECT':
      return SELECTED(mails);
    case 'UID SEARCH':
      return [
        `* SEARCH${mails
          .filter(({ seen }) => !seen)
          .map(({ uid }) => ` ${uid}`)
          .join('')}`,
      ];
    case 'UID FETCH':
      return mail ? [fetched(mail, line)] : [];
    case 'UID STORE':
      if (mail) mail.seen = true;
      return [];
    case 'LOGOUT':
      return ['* BYE'];
    case 'NOOP':
      return [];
    default:
      return null;
  }
}

function answer(socket: Socket, line: string, { mails, password }: Folder): void {
  const [tag = '', first = '', ...rest] = line.split(' ');
  const command = first.toUpperCase() === 'UID' ? `UID ${rest[0]?.toUpperCase()}` : first.toUpperCase();
  const say: Say = (text) => socket.write(`${text}\r\n`, 'latin1');
  if (command === 'LOGIN') {
    const right = rest.at(-1)?.replaceAll('"', '') === password;
    say(right ? `${tag} OK in` : `${tag} NO [AUTHENTICATIONFAILED] no`);
    return;
  }
  const lines = linesFor(command, line, mails);
  if (command === 'UID FETCH' && mails.some(({ uid, damaged }) => damaged && uid === Number(rest[1]))) {
    say(`${tag} NO [SERVERBUG] the message cannot be read`);
    return;
  }
  for (const one of lines ?? []) say(one);
  say(lines ? `${tag} OK [READ-WRITE] done` : `${tag} BAD ${command}`);
  if (command === 'LOGOUT') socket.end();
}
