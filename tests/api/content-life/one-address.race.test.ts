import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiError } from '#src/calls/client.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { type Desk, openDesk, pageMd } from '#tests/support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as ApiError] : []));

// On the embedded database statements take turns: the race is a real one with TEST_DATABASE_URL.
it('an address that ten ask for at once is one document’s, and the others are told which is free', async () => {
  const md = pageMd('pour-dix');
  const made = await Promise.allSettled(
    Array.from({ length: 10 }, () => desk.asRose(() => editorCalls.createContent({ md }))),
  );
  const refused = refusals(made);
  expect(refused).toHaveLength(9);
  for (const error of refused)
    expect(error).toMatchObject({ code: 'slug_taken', body: { suggestion: 'pour-dix-2' } });
});

it('two documents that go to one address at once do not both get there, and neither call fails', async () => {
  const [one, other] = [await desk.create(pageMd('premier')), await desk.create(pageMd('second'))];
  const moved = await Promise.allSettled(
    [one, other].map(({ md }) =>
      desk.asRose(() => editorCalls.updateContent({ md: md.replace(/slug: \S+/, 'slug: le-meme') })),
    ),
  );
  expect(refusals(moved)).toMatchObject([{ code: 'slug_taken' }]);
});
