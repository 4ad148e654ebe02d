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
      const found = await client.search({ seen: false }, { uid: true });
      for (const uid of (found || []).slice(0, most)) {
        const mail = await client.fetchOne(
          String(uid),
          { source: { maxLength: SOURCE_MAX_BYTES } },
          { uid: true },
        );
        const source = mail ? mail.source : undefined;
        if (source) yield { uid, source };
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
