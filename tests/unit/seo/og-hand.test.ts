import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { OG_SIZE } from '#src/features/seo/og-card.server.ts';
import { drawOgCard } from '#src/features/seo/og-drawing.server.ts';
import { OgHand } from '#src/features/seo/og-hand.server.ts';

// Each starts processes that load the drawing: on a busy machine that takes long.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const from = { publicDir: 'public', mediaDir: 'nowhere' };
const card = { title: 'Où accoucher\u202f?', kicker: 'Démarches', picture: null };

function openHand(): OgHand {
  const hand = new OgHand(from);
  onTestFinished(() => hand.close());
  return hand;
}

it('draws in another process what would be drawn here', async () => {
  const hand = openHand();
  const [one, two] = await Promise.all([hand.draw(card), hand.draw({ ...card, title: 'Autre chose' })]);
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', ...OG_SIZE });
  expect(one).toEqual(await drawOgCard(card, from));
  expect(two).not.toEqual(one);
});

it('says why a picture cannot be drawn, and draws the next', async () => {
  const hand = openHand();
  await expect(hand.draw({ ...card, title: null as never })).rejects.toThrow(/TypeError/);
  expect((await hand.draw(card)).length).toBeGreaterThan(1000);
});

it('comes back after it was let go', async () => {
  const hand = openHand();
  await hand.draw(card);
  await hand.close();
  expect((await hand.draw(card)).length).toBeGreaterThan(1000);
});
