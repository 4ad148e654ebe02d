import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { reviewCalls } from '#src/features/content/review/review.calls.ts';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import { mailOutbox, person } from '#src/server/db/schema/index.ts';
import { CAST } from '#tests/cast.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';

const TAG = '<img src=x onerror=alert(1)>';
const HEADER = 'Bonjour\r\nBcc: tous@exemple.fr\r\n\r\n';
const HOSTILE = `${TAG} "><script>alert(2)</script>`;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  const { db } = desk.app.services.database;
  await db
    .update(person)
    .set({ rights: ['content', 'publish'] })
    .where(eq(person.email, CAST.ines.email));
});
afterAll(() => desk.app.close());

/** Every mail that waits, looked at as what its program makes of it: one line of subject, and no tag of a stranger. */
async function expectHarmless(at: number): Promise<void> {
  const mails = await desk.app.services.database.db.select().from(mailOutbox);
  expect(mails.length).toBeGreaterThanOrEqual(at);
  for (const { subject, html, to } of mails) {
    expect(subject, to).not.toMatch(/[\r\n]/);
    expect(html, subject).not.toMatch(/<img src=x|<script/i);
  }
}

it('what somebody writes in a title, a remark, a name or an answer is nobody’s header and nobody’s tag', async () => {
  const title = JSON.stringify(`${HEADER}${HOSTILE}`);
  const { id } = await desk.create(`---\nnamespace: page\nslug: piege\ntitle: ${title}\n---\n\nUn texte.\n`);
  await desk.asRose(() => reviewCalls.askReview({ id, reviewer_uuid: desk.ines.uuid }));
  await desk.asInes(() =>
    reviewCalls.answerReview({ id, decision: 'changes', words: `${HEADER}${HOSTILE}` }),
  );
  await desk.asInes(() =>
    reviewCalls.addComment({
      id,
      quote: HOSTILE,
      text: `${HEADER}${HOSTILE}`,
      mentions: [desk.rose.uuid],
      parent: null,
    }),
  );
  const { url } = await desk.asRose(() => lifeCalls.createPreviewLink({ id, may_comment: true }));
  const link = url.split('/').at(-1) ?? '';
  await reviewCalls
    .commentByLink({ token: link, name: `${HEADER}${TAG}`, text: HOSTILE })
    .catch((error: { code?: string }) => expect(error.code).toBe('invalid_input'));
  await reviewCalls.commentByLink({ token: link, name: TAG, text: HOSTILE });
  await expectHarmless(4);
});

it('a letter’s subject, preheader and words bring no header, no tag and no address that runs', async () => {
  const letter = {
    name: HOSTILE,
    subject: `Objet ${HOSTILE}`,
    preheader: HOSTILE,
    md: `${HOSTILE}\n\n[cliquez](javascript:alert(1)) [ici](data:text/html,x) ![x](javascript:alert(1))\n\n<a href="jav&#x09;ascript:alert(1)">x</a>\n`,
    segment: { topics: ['magazine' as const] },
  };
  const save = (more = {}) => desk.asRose(() => campaignCalls.save({ ...letter, ...more }));
  const made = await save({ subject: HEADER }).catch((error: { code?: string }) => error.code);
  if (typeof made === 'object') expect(made.subject).not.toMatch(/[\r\n]/);
  const { id } = await save();
  const { html } = await desk.asRose(() => campaignCalls.preview({ id }));
  expect(html).not.toMatch(/href="\s*(?:javascript|data):|src="\s*javascript:/i);
  // Words inside a value are words.
  expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<script|<img src=x|<[^>]*onerror=/i);
  for (const to of [
    `a@exemple.fr${'\r\n'}Bcc: b@exemple.fr`,
    'a@exemple.fr, b@exemple.fr',
    'a@exemple.fr b@exemple.fr',
  ])
    await expect(
      desk.asRose(() => campaignCalls.test({ id, to })),
      to,
    ).rejects.toMatchObject({ code: 'invalid_input' });
  await desk.asRose(() => campaignCalls.test({ id, to: 'rose@exemple.fr' }));
  await expectHarmless(1);
});
