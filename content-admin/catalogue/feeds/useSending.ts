import { useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { PIECE_BYTES } from '#src/features/catalogue/feeds/feed.ts';
import { readAsBase64 } from '#src/lib/data-url.ts';
import { feedsFr as fr } from '../catalogue.fr.ts';
import { useFeedDesk } from './feed-desk.ts';

interface Sending {
  told: string | null;
  problem: string | null;
}

/**
 * Sends a file piece after piece, then has it read. Many calls follow each other, each tells how far the file is, and
 * a half-sent file is taken back: more than the one call of `useCall`.
 */
export function useSending(onSent: (runId: string) => void) {
  const { calls } = useFeedDesk();
  const [state, setState] = useState<Sending>({ told: null, problem: null });
  async function send(feedId: number, file: File): Promise<void> {
    let begun: string | null = null;
    try {
      const { id } = await calls.beginFeedRun({
        feed_id: feedId,
        name: file.name,
        size: Math.max(1, file.size),
      });
      begun = id;
      const pieces = Math.ceil(file.size / PIECE_BYTES);
      for (let position = 0; position < pieces; position += 1) {
        setState({ told: fr.sending(Math.round((position / pieces) * 100)), problem: null });
        const piece = file.slice(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
        await calls.sendFeedPiece({ id, position, bytes: await readAsBase64(piece) });
      }
      await calls.readFeedRun({ id });
      setState({ told: null, problem: null });
      onSent(id);
    } catch (error) {
      // A half-sent file would keep the next import out.
      if (begun) await calls.cancelFeedRun({ id: begun }).catch(() => null);
      const problem = error instanceof ApiError && error.status === 200 ? error.message : fr.sendFailed;
      setState({ told: null, problem });
    }
  }
  return { ...state, send };
}
