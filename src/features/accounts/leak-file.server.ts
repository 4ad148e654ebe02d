import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** A line of the file that haveibeenpwned-downloader makes: the SHA-1 of a password, and how often it leaked. */
const LINE = /^[0-9A-F]{40}:\d+$/;
const DIGEST = 40;
/** Longer than any line. */
const LINE_MOST = 128;
/** Bytes of the file that are left once lines are looked at one by one. */
const SPAN = 4096;

/**
 * True when a password is in a file of published leaks, sorted by digest as its downloader writes it. It is as large as
 * the leaks are (40 GB), and is never read whole: a look halves it, some thirty times. Nothing typed leaves this machine.
 * Throws where the file is not there, or is another one.
 */
export async function isInLeakFile(path: string, password: string): Promise<boolean> {
  // The file's own digest: it finds a line, and guards nothing.
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  const file = await open(path);
  try {
    let { from, to } = { from: 0, to: (await file.stat()).size };
    requireLine(await textAt(file, 0, LINE_MOST));
    while (to - from > SPAN) {
      const middle = Math.floor((from + to) / 2);
      const text = await textAt(file, middle, LINE_MOST);
      const start = text.indexOf('\n') + 1;
      if (text.slice(start, start + DIGEST) > digest) to = middle;
      else from = middle + start;
    }
    const lines = (await textAt(file, from, to - from + LINE_MOST)).split('\n');
    return lines.some((line) => line.startsWith(`${digest}:`));
  } finally {
    await file.close();
  }
}

function requireLine(text: string): void {
  const [first = ''] = text.split(/\r?\n/);
  if (!LINE.test(first)) throw new Error('LEAKED_PASSWORDS is no file of SHA-1 digests in their order');
}

async function textAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
}
