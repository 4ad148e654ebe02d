import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { Db } from '#src/server/db/connect.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import type { WrittenPosting } from './read.server.ts';

/** The head of a chain that nothing was written in yet. */
export const NO_HEAD = '0'.repeat(64);
const FORMAT = 'merveille-ledger-1';
/** DER of an Ed25519 private key (RFC 8410) up to its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that signs exports, derived from the site's secret: the same in every process, after a restore too. */
export async function exportKey(db: Db): Promise<KeyObject> {
  const seed = createHmac('sha256', await siteSecret(db))
    .update('ledger-export')
    .digest();
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

/** The public half, 32 bytes of base64url, to be kept somewhere else than the exports. */
export function publicKeyOf(key: KeyObject): string {
  return String(createPublicKey(key).export({ format: 'jwk' }).x);
}

export interface SignedDay {
  text: string;
  head: string;
  signature: string;
  entries: number;
  debits: number;
}

const chained = (before: string, line: string) =>
  createHash('sha256').update(before).update('\n').update(line).digest('hex');

const signedText = (...words: [day: string, previous: string, entries: number, head: string]) =>
  Buffer.from([FORMAT, ...words].join('\n'));

/** Splices the digest into a line: it covers every byte of the line before it. */
const withChain = (line: string, chain: string) => `${line.slice(0, -1)},"chain":"${chain}"}`;
const CHAINED = /^(.*),"chain":"([0-9a-f]{64})"\}$/;

/**
 * A day of the ledger as JSON Lines: a header that names the day before, each entry with the running digest, and the
 * signature of the last of them. `previous` is the head of the export before, or NO_HEAD.
 */
export async function signDay(
  key: KeyObject,
  { day, previous }: { day: string; previous: string },
  postings: AsyncIterable<WrittenPosting>,
): Promise<SignedDay> {
  const header = JSON.stringify({ format: FORMAT, day, previous, public_key: publicKeyOf(key) });
  const lines = [header];
  let head = chained(previous, header);
  let entries = 0;
  let debits = 0;
  for await (const { id, key: name, ref, at, lines: entriesOf } of postings)
    for (const { entryId, code, direction, amount } of entriesOf) {
      const line = JSON.stringify({
        entry: entryId,
        tx: id,
        key: name,
        ref,
        at,
        account: code,
        direction,
        amount,
      });
      head = chained(head, line);
      lines.push(withChain(line, head));
      entries += 1;
      if (direction === 'debit') debits += amount;
    }
  const signature = sign(null, signedText(day, previous, entries, head), key).toString('base64url');
  lines.push(JSON.stringify({ entries, debits, head, signature }));
  return { text: `${lines.join('\n')}\n`, head, signature, entries, debits };
}

export interface Verdict {
  day: string;
  previous: string;
  head: string;
  entries: number;
  publicKey: string;
  /** One sentence a fault; empty when no byte changed. */
  faults: string[];
}

/** Reads a signed day and finds any byte that changed. `publicKey` is the one kept elsewhere; null trusts the file's. */
export function verifyDay(text: string, publicKey: string | null): Verdict {
  const faults: string[] = [];
  const lines = text.split('\n');
  if (lines.pop() !== '') faults.push('the file does not end with its last line');
  const [header = '', ...rest] = lines;
  const footer = rest.pop() ?? '';
  const read = headerOf(header);
  if (!read) return { ...NOTHING, faults: ['the first line is not the header of a signed day'] };
  const { day, previous, public_key: own } = read;
  if (publicKey !== null && publicKey !== own) faults.push('it is signed with another key');
  let head = chained(previous, header);
  for (const [n, line] of rest.entries()) {
    const [, body = '', chain = ''] = CHAINED.exec(line) ?? [];
    head = chained(head, `${body}}`);
    if (chain !== head && faults.length < 10) faults.push(`line ${n + 2} is not what was signed`);
    if (chain) head = chain;
  }
  faults.push(...footerFaults(footer, { day, previous, head, own, rest }));
  return { day, previous, head, entries: rest.length, publicKey: own, faults };
}

const NOTHING = { day: '', previous: '', head: '', entries: 0, publicKey: '' };

function headerOf(line: string): { day: string; previous: string; public_key: string } | null {
  try {
    const read = JSON.parse(line);
    const { format, day, previous, public_key } = read as Record<string, string | undefined>;
    if (format !== FORMAT || !day || !previous || !public_key) return null;
    return JSON.stringify({ format, day, previous, public_key }) === line
      ? { day, previous, public_key }
      : null;
  } catch {
    return null;
  }
}

interface Signed {
  day: string;
  previous: string;
  head: string;
  own: string;
  rest: readonly string[];
}

function footerFaults(footer: string, { day, previous, head, own, rest }: Signed): string[] {
  const signature = /"signature":"([\w-]{86})"\}$/.exec(footer)?.[1] ?? '';
  const debits = rest.reduce((sum, line) => sum + debitOf(line), 0);
  const expected = JSON.stringify({ entries: rest.length, debits, head, signature });
  const faults = footer === expected ? [] : ['the last line is not what was signed'];
  const bytes = Buffer.from(signature, 'base64url');
  const key = publicKeyFrom(own);
  const good =
    key !== null &&
    bytes.toString('base64url') === signature &&
    verify(null, signedText(day, previous, rest.length, head), key, bytes);
  return good ? faults : [...faults, 'the signature is not right'];
}

function debitOf(line: string): number {
  const [, direction, amount] = /"direction":"(\w+)","amount":(\d+),"chain"/.exec(line) ?? [];
  return direction === 'debit' ? Number(amount) : 0;
}

/** Null where the text is no key: a changed byte may have made it one that cannot be. */
function publicKeyFrom(x: string): KeyObject | null {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  } catch {
    return null;
  }
}
