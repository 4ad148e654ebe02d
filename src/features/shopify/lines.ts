import { LINE_MOST } from './shopify.ts';

/**
 * Cuts what comes into lines, and hands them on by so many at a time; whoever takes them is waited for, so that no more
 * than one batch and one line are held. A line that is too long is handed on empty: it is refused, not read.
 */
export function createLines(batch: number, take: (lines: string[]) => Promise<void>) {
  const decoder = new TextDecoder();
  let held = '';
  let cut = false;
  let lines: string[] = [];

  async function push(line: string): Promise<void> {
    lines.push(line);
    if (lines.length < batch) return;
    const whole = lines;
    lines = [];
    await take(whole);
  }

  async function feed(text: string): Promise<void> {
    const parts = (held + text).split('\n');
    held = parts.pop() ?? '';
    for (const part of parts) {
      await push(cut || part.length > LINE_MOST ? '' : part);
      cut = false;
    }
    if (held.length > LINE_MOST) {
      held = '';
      cut = true;
    }
  }

  return {
    take: (piece: Uint8Array) => feed(decoder.decode(piece, { stream: true })),
    async end(): Promise<void> {
      await feed(decoder.decode());
      if (held.trim() || cut) await push(cut ? '' : held);
      if (lines.length > 0) await take(lines);
    },
  };
}
