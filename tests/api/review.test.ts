import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { reviewCalls } from '#src/features/content/review/review.calls.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import type { Right } from '#src/lib/rights.ts';
import { content, mailOutbox, person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '#tests/cast.ts';
import { type Desk, openDesk, pageMd } from '#tests/support/desk.ts';

let desk: Desk;
let camille: Member;
const give = (who: keyof typeof CAST, rights: Right[]) =>
  desk.app.services.database.db.update(person).set({ rights }).where(eq(person.email, CAST[who].email));
const asCamille: Desk['asRose'] = (work) => desk.app.as(camille.token, work);

beforeAll(async () => {
  desk = await openDesk();
  camille = await join(desk.app, 'camille');
  await give('ines', ['content']);
  await give('camille', ['content', 'publish']);
});
afterAll(() => desk.app.close());
beforeEach(() => desk.app.services.database.db.delete(mailOutbox));

async function mails(): Promise<[to: string, subject: string][]> {
  const rows = await desk.app.services.database.db
    .select({ to: mailOutbox.to, subject: mailOutbox.subject })
    .from(mailOutbox)
    .orderBy(mailOutbox.id);
  return rows.map(({ to, subject }) => [to, subject]);
}

let count = 0;
const draft = (body?: string) => desk.create(pageMd(`relu-${++count}`, body));

describe('a review', () => {
  it('is asked of a colleague, sent back with words, asked again and approved', async () => {
    const { id, review, assigned_to } = await draft();
    expect({ review, assigned_to }).toEqual({ review: 'none', assigned_to: null });
    const asked = await desk.asInes(() => reviewCalls.askReview({ id, reviewer_uuid: camille.uuid }));
    expect(asked).toMatchObject({ review: 'asked', assigned_to: { uuid: camille.uuid, name: 'Camille' } });

    const words = 'Le premier paragraphe dit deux fois la même chose.';
    const back = await asCamille(() => reviewCalls.answerReview({ id, decision: 'changes', words }));
    expect(back).toMatchObject({ review: 'changes', assigned_to: { uuid: desk.ines.uuid } });
    const { items } = await desk.asInes(() => reviewCalls.listComments({ id }));
    expect(items).toMatchObject([{ author: { name: 'Camille' }, text: words, quote: null, line: null }]);

    await desk.asInes(() => reviewCalls.askReview({ id, reviewer_uuid: camille.uuid }));
    const done = await asCamille(() => reviewCalls.answerReview({ id, decision: 'approved', words: '' }));
    expect(done.review).toBe('approved');
    expect(await mails()).toEqual([
      [CAST.camille.email, 'À relire\u202f: Une page'],
      [CAST.ines.email, 'À reprendre\u202f: Une page'],
      [CAST.camille.email, 'À relire\u202f: Une page'],
      [CAST.ines.email, 'Relu\u202f: Une page'],
    ]);
  });

  it('mails who was asked once, however often it is asked', async () => {
    const { id } = await draft();
    for (let times = 0; times < 3; times += 1)
      await desk.asInes(() => reviewCalls.askReview({ id, reviewer_uuid: camille.uuid }));
    expect(await mails()).toHaveLength(1);
  });

  it('is of the text that was read: the next one ends an approval, and so does going live', async () => {
    const { id } = await draft();
    const approve = async () => {
      await desk.asInes(() => reviewCalls.askReview({ id }));
      return asCamille(() => reviewCalls.answerReview({ id, decision: 'approved', words: '' }));
    };
    const { md } = await approve();
    const saved = await desk.asInes(() => editorCalls.saveDraft({ md: md.replace('Un texte.', 'Autre.') }));
    expect(saved.review).toBe('none');
    await approve();
    const live = await asCamille(() => editorCalls.publishDraft({ id }));
    expect(live).toMatchObject({ status: 'published', review: 'none' });
  });

  it('is refused for another text than the one that was read', async () => {
    const { id, md, revision } = await draft();
    await desk.asInes(() => reviewCalls.askReview({ id }));
    await desk.asInes(() => editorCalls.saveDraft({ md: md.replace('Un texte.', 'Autre.') }));
    const answer = asCamille(() =>
      reviewCalls.answerReview({ id, decision: 'approved', words: '', revision }),
    );
    await expect(answer).rejects.toMatchObject({ code: 'revision_conflict' });
  });

  it('is answered by who may publish, once it is asked, and never without saying what to change', async () => {
    const { id } = await draft();
    const answer = (decision: 'approved' | 'changes', words = '') =>
      asCamille(() => reviewCalls.answerReview({ id, decision, words }));
    await expect(answer('approved')).rejects.toMatchObject({ code: 'conflict' });
    await desk.asInes(() => reviewCalls.askReview({ id }));
    await expect(answer('changes')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { words: expect.stringContaining('reprendre') },
    });
    const own = desk.asInes(() => reviewCalls.answerReview({ id, decision: 'approved', words: '' }));
    await expect(own).rejects.toMatchObject({ status: 403 });
    const wrong = desk.asInes(() => reviewCalls.askReview({ id, reviewer_uuid: desk.ines.uuid }));
    await expect(wrong).rejects.toMatchObject({ fields: { reviewer_uuid: expect.any(String) } });
  });

  it('is nobody else’s business: no reader is told of it', async () => {
    const { id, slug } = await desk.publish(pageMd('lu-de-tous'));
    await desk.asRose(() => reviewCalls.assignContent({ id, user_uuid: desk.ines.uuid }));
    await desk.asRose(() => reviewCalls.setDue({ id, due_on: '2026-12-24' }));
    const told = [
      await contentCalls.getPage({ slug }),
      await contentCalls.getContent({ slug, namespace: 'page' }),
      ...(await contentCalls.listContentInNamespace({ namespace: 'page' })).items,
    ];
    for (const item of told)
      expect(Object.keys(item ?? {})).not.toEqual(expect.arrayContaining(['assigned_to']));
    expect(JSON.stringify(told)).not.toMatch(/review|due_on|Inès/);
    const preview = await desk.asRose(() => contentCalls.getContent({ slug, preview: true }));
    expect(preview).toMatchObject({ assigned_to: { name: 'Inès' } });
  });
});

describe('a text given to somebody', () => {
  it('tells them once, and is given back', async () => {
    const { id } = await draft();
    const to = (user_uuid: string | null) => desk.asRose(() => reviewCalls.assignContent({ id, user_uuid }));
    expect((await to(desk.ines.uuid)).assigned_to).toEqual({ uuid: desk.ines.uuid, name: 'Inès' });
    await to(desk.ines.uuid);
    expect((await to(null)).assigned_to).toBeNull();
    expect(await mails()).toEqual([[CAST.ines.email, 'Pour vous\u202f: Une page']]);
  });

  it('is given to colleagues only, and to nobody who left', async () => {
    const { id } = await draft();
    const { items } = await desk.asInes(() => reviewCalls.newsroomPeople());
    expect(items).toEqual([
      { uuid: camille.uuid, name: 'Camille', publishes: true },
      { uuid: desk.ines.uuid, name: 'Inès', publishes: false },
      { uuid: desk.rose.uuid, name: 'Rose', publishes: true },
    ]);
    await give('camille', []);
    const given = desk.asRose(() => reviewCalls.assignContent({ id, user_uuid: camille.uuid }));
    await expect(given).rejects.toMatchObject({ fields: { user_uuid: expect.any(String) } });
    await give('camille', ['content', 'publish']);
  });
});

describe('remarks', () => {
  it('stay with the words they quote while the text moves, and keep them when they are gone', async () => {
    const { id, md } = await draft('Première ligne.\n\nLe congé dure vingt-huit jours.');
    const quote = 'dure vingt-huit jours';
    const line = md.split('\n').findIndex((text) => text.includes(quote)) + 1;
    const made = await desk.asInes(() => reviewCalls.addComment({ id, quote, text: 'D’où ?' }));
    expect(made).toMatchObject({ quote, line, closed: false, replies: [], author: { name: 'Inès' } });

    const moved = await desk.rewrite(id, 'Première ligne.', 'Une.\n\nDeux.\n\nTrois.');
    expect(moved.revision).toBeGreaterThan(1);
    const lineNow = async () => (await desk.asInes(() => reviewCalls.listComments({ id }))).items[0]?.line;
    expect(await lineNow()).toBe(line + 4);
    await desk.rewrite(id, 'vingt-huit', 'vingt-cinq');
    expect(await lineNow()).toBeNull();
    await desk.rewrite(id, 'vingt-cinq', 'vingt-huit');
    expect(await lineNow()).toBe(line + 4);
  });

  it('follow the draft beside a live text', async () => {
    const { id, md } = await desk.publish(pageMd('brouillon-commente', 'Un mot juste.'));
    await desk.asInes(() => reviewCalls.addComment({ id, quote: 'mot juste', text: 'Oui.' }));
    await desk.asInes(() => editorCalls.saveDraft({ md: md.replace('Un mot', 'Plus bas.\n\nUn mot') }));
    const { items } = await desk.asInes(() => reviewCalls.listComments({ id }));
    expect(items[0]?.line).toBe(md.split('\n').findIndex((text) => text.includes('Un mot')) + 3);
  });

  it('are answered in one thread, settled and taken up again together', async () => {
    const { id } = await draft();
    const root = await desk.asInes(() => reviewCalls.addComment({ id, text: 'On garde ?' }));
    const answered = await desk.asRose(() => reviewCalls.addComment({ id, text: 'Oui.', parent: root.id }));
    const [first] = answered.replies;
    const again = await desk.asInes(() =>
      reviewCalls.addComment({ id, text: 'Merci.', parent: first?.id ?? 0 }),
    );
    expect(again.replies.map(({ text }) => text)).toEqual(['Oui.', 'Merci.']);
    const shut = await desk.asInes(() =>
      reviewCalls.closeComment({ comment_id: first?.id ?? 0, closed: true }),
    );
    expect(shut).toMatchObject({ id: root.id, closed: true });
    const open = await desk.asInes(() => reviewCalls.closeComment({ comment_id: root.id, closed: false }));
    expect(open.closed).toBe(false);
    // Inès began the thread: Rose's answer is mailed to her, her own is to nobody.
    expect(await mails()).toEqual([[CAST.ines.email, 'Une réponse\u202f: Une page']]);
  });

  it('tell by mail those they name, once, and refuse a name from outside', async () => {
    const { id } = await draft();
    const mentions = [desk.rose.uuid, camille.uuid, desk.rose.uuid, desk.ines.uuid];
    await desk.asInes(() => reviewCalls.addComment({ id, text: 'Qui sait ?', mentions }));
    expect((await mails()).map(([to]) => to).sort()).toEqual([CAST.camille.email, CAST.rose.email]);
    const outside = desk.asInes(() =>
      reviewCalls.addComment({ id, text: 'Ici.', mentions: ['00000000-0000-4000-8000-000000000000'] }),
    );
    await expect(outside).rejects.toMatchObject({ fields: { mentions: expect.any(String) } });
  });

  it('are of one content: an answer to another’s is refused, and so is what does not exist', async () => {
    const [one, other] = [await draft(), await draft()];
    const root = await desk.asInes(() => reviewCalls.addComment({ id: one.id, text: 'Ici.' }));
    const astray = desk.asInes(() => reviewCalls.addComment({ id: other.id, text: 'Là.', parent: root.id }));
    await expect(astray).rejects.toMatchObject({ code: 'not_found' });
    const none = desk.asInes(() => reviewCalls.closeComment({ comment_id: 999_999, closed: true }));
    await expect(none).rejects.toMatchObject({ code: 'not_found' });
    const gone = desk.asInes(() => reviewCalls.listComments({ id: 999_999 }));
    await expect(gone).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are closed to who has no right to contents', async () => {
    const { id } = await draft();
    await give('ines', ['stats']);
    await expect(desk.asInes(() => reviewCalls.listComments({ id }))).rejects.toMatchObject({ status: 403 });
    await give('ines', ['content']);
    await expect(reviewCalls.listComments({ id })).rejects.toMatchObject({ status: 401 });
  });
});

describe('the calendar', () => {
  it('tells what came out, what is planned, what ends and what is wanted, by day in Paris', async () => {
    const { db } = desk.app.services.database;
    const [out, planned, wanted] = [await desk.publish(pageMd('paru')), await draft(), await draft()];
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const later = new Date(Date.now() + 9 * 86_400_000).toISOString();
    await desk.asRose(() => lifeCalls.scheduleContent({ id: planned.id, at: soon }));
    await desk.asRose(() => lifeCalls.scheduleUnpublish({ id: out.id, at: later }));
    const day = (at: string) => parisDay(new Date(at));
    await desk.asInes(() => reviewCalls.setDue({ id: wanted.id, due_on: day(soon) }));
    // Half past midnight in Paris is still the day before elsewhere.
    await db
      .update(content)
      .set({ publishedAt: new Date('2026-06-30T22:30:00Z') })
      .where(eq(content.id, out.id));

    const ask = (from: string, to: string) => desk.asInes(() => reviewCalls.calendar({ from, to }));
    expect((await ask('2026-06-01', '2026-06-30')).items).toEqual([]);
    expect((await ask('2026-07-01', '2026-07-01')).items).toEqual([
      { id: out.id, title: 'Une page', namespace: 'page', at: '2026-06-30T22:30:00.000Z', kind: 'published' },
    ]);
    const { items } = await ask(day(soon), day(later));
    expect(items.map(({ id, kind }) => ({ id, kind }))).toEqual([
      { id: wanted.id, kind: 'due' },
      { id: planned.id, kind: 'scheduled' },
      { id: out.id, kind: 'unpublish' },
    ]);
  });

  it('refuses a span that is reversed or too long', async () => {
    const ask = (from: string, to: string) => desk.asInes(() => reviewCalls.calendar({ from, to }));
    await expect(ask('2026-02-02', '2026-02-01')).rejects.toMatchObject({
      fields: { to: expect.any(String) },
    });
    await expect(ask('2026-01-01', '2027-06-01')).rejects.toMatchObject({
      fields: { to: expect.any(String) },
    });
  });
});

describe('a preview link’s reader', () => {
  it('leaves a remark on quoted words where the link allows it, told to who made the link', async () => {
    const { id } = await draft('Le bain à 37 degrés.');
    const link = await desk.asInes(() => lifeCalls.createPreviewLink({ id, may_comment: true }));
    const token = link.url.split('/').at(-1) ?? '';
    const said = { token, name: 'Jeanne', quote: '37 degrés', text: 'Plutôt 36.' };
    expect(await reviewCalls.commentByLink(said)).toEqual({});
    const { items } = await desk.asInes(() => reviewCalls.listComments({ id }));
    expect(items).toMatchObject([
      { author: null, guest: 'Jeanne', quote: '37 degrés', line: 9, text: 'Plutôt 36.' },
    ]);
    expect(await mails()).toEqual([[CAST.ines.email, 'Un commentaire\u202f: Une page']]);
  });

  it('is refused by a link that takes none, by one that ended, and without words', async () => {
    const { id } = await draft();
    const mute = await desk.asInes(() => lifeCalls.createPreviewLink({ id }));
    const open = await desk.asInes(() => lifeCalls.createPreviewLink({ id, may_comment: true }));
    const say = (url: string, text = 'Bien.') =>
      reviewCalls.commentByLink({ token: url.split('/').at(-1) ?? '', name: 'Jeanne', text });
    await expect(say(mute.url)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(say(open.url, ' ')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { text: expect.any(String) },
    });
    await desk.asInes(() => lifeCalls.revokePreviewLink({ link_id: open.link_id }));
    await expect(say(open.url)).rejects.toMatchObject({ code: 'not_found' });
    await expect(say('/inconnu')).rejects.toMatchObject({ code: 'not_found' });
  });
});
