// A process that draws sharing pictures and nothing else (og-hand.server.ts), run from its source.
import sharp from 'sharp';
import type { OgCard } from './og-card.server.ts';
import { type Drawing, drawOgCard } from './og-drawing.server.ts';

export interface DrawingTask {
  card: OgCard;
  from: Drawing;
}

export type DrawingAnswer = { png: Uint8Array } | { error: string };

// One picture after the other, each of other things: neither threads nor kept pixels are of use.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', ({ card, from }: DrawingTask) => {
  drawOgCard(card, from).then(
    (png) => process.send?.({ png } satisfies DrawingAnswer),
    (error: unknown) => process.send?.({ error: String(error) } satisfies DrawingAnswer),
  );
});
process.once('disconnect', () => process.exit(0));
