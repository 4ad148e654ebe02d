import { ImapFlow } from 'imapflow';

/** A report has the headers of a letter, and sometimes the letter. */
const SOURCE_MAX_BYTES = 256 * 1024;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const DEFAULT_BOX = 'INBOX';

export interface BounceMailbox {
  /** The mails that nobody has read, the oldest first, at most so many; each is cut at 256 KiB. */
  unread(most: number): AsyncGenerator<{ uid: number; source: Buffer }>;
  markRead(uid: number): Promise<void>;
  close(): Promise<void>;
}

/** Null for a mail that its server does not give out, damaged or gone: those behind it are read all the same. */
async function sourceOf(client: ImapFlow, uid: number): Promise<Buffer | null> {
  try {
    const query = { source: { maxLength: SOURCE_MAX_BYTES } };
    const mail = await client.fetchOne(String(uid), query, { uid: true });
    return mail ? (mail.source ?? null) : null;
  } catch (error) {
    if (client.usable) return null;
    throw error;
  }
}

/** Opens `imaps://user:password@host/Folder` (`imap://` without TLS, for a server beside us). Throws where it cannot. */
export async function openBounceMailbox(url: string): Promise<BounceMailbox> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port || (secure ? 993 : 143)),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    ...TIMEOUTS,
  });
  // A line that breaks rejects what waits for it: nothing else is to hear of it.
  client.on('error', () => {});
  await client.connect();
  await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || DEFAULT_BOX);
  return {
    async *unread(most) {
      let left = most;
      for (const uid of (await client.search({ seen: false }, { uid: true })) || []) {
        if (left === 0) return;
        const source = await sourceOf(client, uid);
        if (!source) continue;
        left -= 1;
        yield { uid, source };
      }
    },
    async markRead(uid) {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    },
    async close() {
      await client.logout().catch(() => client.close());
    },
  };
}
