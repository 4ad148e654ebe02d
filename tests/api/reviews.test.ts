import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderationCalls, reviewCalls } from '#src/features/reviews/review.calls.ts';
import { reviewsJsonLd } from '#src/features/reviews/review-ld.ts';
import { mailOutbox, review } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
const tokens = { camille: '', ines: '', rose: '' };

beforeAll(async () => {
  app = await startTestApp();
  for (const name of ['camille', 'ines', 'rose'] as const) tokens[name] = (await join(app, name)).token;
});
afterAll(() => app.close());

const written = {
  rating: 4,
  text: 'La liste était claire pour toute la famille, et simple.',
  experience_month: '2026-09',
};
const write = (more = {}) => app.as(tokens.camille, () => reviewCalls.addReview({ ...written, ...more }));
const asRose = <T>(work: () => Promise<T>) => app.as(tokens.rose, work);

it('shows nothing before there is a review, not even a rating to search engines', async () => {
  const { items, summary } = await reviewCalls.listReviews();
  expect(items).toEqual([]);
  expect(summary).toEqual({ count: 0, average: null, by_rating: [0, 0, 0, 0, 0] });
  const ld = reviewsJsonLd({ items, summary }, { productName: 'Merveille', publicUrl: 'https://exemple.fr' });
  expect(JSON.stringify(ld)).not.toContain('aggregateRating');
});

it('asks for an account, and a month that has begun', async () => {
  await expect(reviewCalls.addReview(written)).rejects.toMatchObject({ status: 401 });
  await expect(write({ experience_month: '2099-01' })).rejects.toMatchObject({ code: 'month_out_of_range' });
  await expect(write({ rating: 6 })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(write({ text: 'Bien' })).rejects.toMatchObject({ code: 'invalid_input' });
});

it('shows a review once it was read, and takes it off again while a change is read', async () => {
  const { review: own } = await write();
  expect(own.status).toBe('pending');
  expect((await reviewCalls.listReviews()).total).toBe(0);
  await asRose(() => moderationCalls.moderateReview({ uuid: own.uuid, decision: 'publish' }));
  const shown = await reviewCalls.listReviews();
  expect(shown.items).toMatchObject([{ signature: 'Camille D.', rating: 4, experience_month: '2026-09' }]);
  expect(shown.summary).toMatchObject({ count: 1, average: 4 });
  expect(JSON.stringify(shown)).not.toContain('camille@');
  await asRose(() => moderationCalls.replyToReview({ uuid: own.uuid, text: 'Merci !' }));
  expect((await reviewCalls.listReviews()).items[0]?.reply).toBe('Merci !');
  const changed = await write({ rating: 2 });
  expect(changed.review).toMatchObject({ uuid: own.uuid, status: 'pending' });
  expect((await reviewCalls.listReviews()).total).toBe(0);
  expect(await app.services.database.db.select().from(review)).toHaveLength(1);
});

it('is decided on by the words that were read, and no others', async () => {
  const { review: own } = await write();
  const decide = (text: string) =>
    asRose(() => moderationCalls.moderateReview({ uuid: own.uuid, text, decision: 'publish' }));
  await write({ text: 'Tout autre chose, que personne du site n’a lu encore.' });
  await expect(decide(written.text)).rejects.toMatchObject({ code: 'conflict' });
  expect((await reviewCalls.listReviews()).total).toBe(0);
  expect((await decide('Tout autre chose, que personne du site n’a lu encore.')).review.status).toBe(
    'published',
  );
});

it('refuses only with a reason, and tells it to the author', async () => {
  const { review: own } = await write();
  const refuse = (refusal?: 'abuse') =>
    asRose(() =>
      moderationCalls.moderateReview({ uuid: own.uuid, decision: 'refuse', ...(refusal ? { refusal } : {}) }),
    );
  await expect(refuse()).rejects.toMatchObject({ code: 'refusal_missing' });
  await refuse('abuse');
  const mine = await app.as(tokens.camille, () => reviewCalls.getMyReview());
  expect(mine.review).toMatchObject({ status: 'refused', refusal: 'abuse' });
  const mails = await app.services.database.db.select().from(mailOutbox);
  expect(mails.filter(({ key }) => key.endsWith(':refused') || key.includes(':refused:'))).toMatchObject([
    { to: 'camille@exemple.fr', text: expect.stringContaining('injurieux') },
  ]);
});

it('takes a doubt once from each person, and only about what is shown', async () => {
  const { review: own } = await write();
  const doubt = () => reviewCalls.reportReview({ uuid: own.uuid, reason: 'not_authentic' });
  await expect(doubt()).rejects.toMatchObject({ code: 'not_found' });
  await asRose(() => moderationCalls.moderateReview({ uuid: own.uuid, decision: 'publish' }));
  await doubt();
  await doubt();
  await app.as(tokens.ines, doubt);
  const queue = await asRose(() => moderationCalls.reviewQueue({ status: 'reported' }));
  expect(queue.items[0]?.reports).toHaveLength(2);
  expect(queue.counts.reported).toBe(1);
  await asRose(() => moderationCalls.closeReports({ uuid: own.uuid }));
  expect((await asRose(() => moderationCalls.reviewQueue({ status: 'reported' }))).total).toBe(0);
});

it('leaves moderation to the newsroom, and a review to its author', async () => {
  await expect(moderationCalls.reviewQueue()).rejects.toMatchObject({ status: 401 });
  await expect(app.as(tokens.ines, () => moderationCalls.reviewQueue())).rejects.toMatchObject({
    status: 403,
  });
  await app.as(tokens.ines, () => reviewCalls.removeReview());
  expect((await reviewCalls.listReviews()).total).toBe(1);
  await app.as(tokens.camille, () => reviewCalls.removeReview());
  expect((await reviewCalls.listReviews()).total).toBe(0);
});
