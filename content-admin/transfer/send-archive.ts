import { transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { CHUNK_BYTES } from '#src/features/content/transfer/transfer.ts';

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
      await transferCalls.sendImportPiece({ id, position, bytes: await base64Of(piece) });
    }
    onProgress((position + 1) / pieces);
  }
}

function base64Of(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(piece);
  });
}
