import { transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { CHUNK_BYTES } from '#src/features/content/transfer/transfer.ts';
import { readAsBase64 } from '#src/lib/data-url.ts';

interface Sending {
  id: string;
  archive: Blob;
  /** The positions that are there already. */
  received: readonly number[];
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends the pieces that are missing, one after the other; throws at the first that does not arrive. */
export async function sendArchive({ id, archive, received, onProgress, signal }: Sending): Promise<void> {
  const pieces = Math.ceil(archive.size / CHUNK_BYTES);
  const there = new Set(received);
  for (let position = 0; position < pieces; position += 1) {
    signal.throwIfAborted();
    if (!there.has(position)) {
      const piece = archive.slice(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES);
      await transferCalls.sendImportPiece({ id, position, bytes: await readAsBase64(piece) });
    }
    onProgress((position + 1) / pieces);
  }
}
