import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedFirstNames } from '#src/features/first-names/seed.server.ts';
import { nameVoteCalls as calls } from '#src/features/name-votes/name-vote.calls.ts';
import { nameVotesRetention } from '#src/features/name-votes/name-votes.jobs.server.ts';
import { submitChoice } from '#src/features/name-votes/vote-page.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { nameVote, nameVoteChoice } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

const NAMES = ['leo', 'alba', 'zoe'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedFirstNames(app.services.database.db);
});
afterAll(() => app.close());

const begun = (more = {}) => calls.createVote({ names: NAMES, ...more });

describe('a vote on first names', () => {
  it('tells each their own choices, and only what both like', async () => {
    const { own_token, vote_token } = await begun({ last_name: 'Martin' });
    expect(own_token).not.toBe(vote_token);
    await calls.vote({ token: own_token, slug: 'leo', choice: 1 });
    await calls.vote({ token: own_token, slug: 'alba', choice: 1 });
    const theirs = await calls.getVote({ token: vote_token });
    expect(theirs).toEqual({
      names: NAMES,
      labels: { leo: 'Léo', alba: 'Alba', zoe: 'Zoé' },
      last_name: 'Martin',
      mine: {},
      matches: [],
      done: false,
    });
    expect((await calls.vote({ token: vote_token, slug: 'leo', choice: -1 })).matches).toEqual([]);
    expect((await calls.vote({ token: vote_token, slug: 'alba', choice: 1 })).matches).toEqual(['alba']);
    const own = await calls.getVote({ token: own_token });
    expect(own).toMatchObject({ mine: { leo: 1, alba: 1 }, matches: ['alba'], done: false });
  });

  it('looks the same to one side whatever the other refused, doubted or did not say', async () => {
    const seen: unknown[] = [];
    for (const choice of [-1, 0, null] as const) {
      const { own_token, vote_token } = await begun();
      await calls.vote({ token: own_token, slug: 'leo', choice: 1 });
      if (choice !== null) await calls.vote({ token: vote_token, slug: 'leo', choice });
      seen.push(await calls.getVote({ token: own_token }));
    }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('is done when both have said something of every name, and takes a change of mind', async () => {
    const { own_token, vote_token } = await begun();
    for (const token of [own_token, vote_token])
      for (const slug of NAMES) await calls.vote({ token, slug, choice: 1 });
    expect(await calls.getVote({ token: own_token })).toMatchObject({ matches: NAMES, done: true });
    expect((await calls.vote({ token: vote_token, slug: 'zoe', choice: 0 })).matches).toEqual([
      'leo',
      'alba',
    ]);
    const rows = await app.services.database.db.select().from(nameVoteChoice);
    expect(rows.filter(({ slug, other }) => slug === 'zoe' && other)).toHaveLength(1);
  });

  it('keeps no link in clear, and knows no other', async () => {
    const { own_token, vote_token } = await begun();
    const kept = JSON.stringify(await app.services.database.db.select().from(nameVote));
    expect(kept).not.toContain(own_token);
    expect(kept).not.toContain(vote_token);
    const changed = { token: `${own_token.slice(0, -2)}zz` };
    await expect(calls.getVote(changed)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['no name', { names: [] }],
    ['too many', { names: Array.from({ length: 61 }, () => 'leo') }],
    ['a name that is not in the table', { names: ['leo', 'zzqqx'] }],
    ['no slug', { names: ['Léo'] }],
    ['a surname that is too long', { names: ['leo'], last_name: 'x'.repeat(61) }],
  ])('refuses %s', async (_, input) => {
    await expect(calls.createVote(input)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('refuses a name that is not in the vote, and a choice that is none', async () => {
    const { own_token } = await begun();
    await expect(calls.vote({ token: own_token, slug: 'jade', choice: 1 })).rejects.toMatchObject({
      code: 'not_found',
    });
    const wrong = { token: own_token, slug: 'leo', choice: 2 as 1 };
    await expect(calls.vote(wrong)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('takes no answer from the page’s form that is none', async () => {
    const { own_token } = await begun();
    const ctx = { db: app.services.database.db, services: app.services } as Ctx;
    expect(await submitChoice(ctx, own_token, { slug: 'leo', choice: 'lol' })).toMatchObject({
      refused: { code: 'invalid_input' },
    });
    expect((await calls.getVote({ token: own_token })).mine).toEqual({});
  });

  it('is forgotten once nobody has touched it for thirteen months', async () => {
    const { own_token } = await begun();
    const { own_token: lively } = await begun();
    const { db } = app.services.database;
    await db.execute("update name_vote set used_at = now() - interval '401 days'");
    await calls.vote({ token: lively, slug: 'leo', choice: 1 });
    await nameVotesRetention.run(app.services, {} as never);
    await expect(calls.getVote({ token: own_token })).rejects.toMatchObject({ code: 'not_found' });
    expect((await calls.getVote({ token: lively })).mine).toEqual({ leo: 1 });
  });
});
