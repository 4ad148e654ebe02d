import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { findShared, whyEnded } from '#src/features/content/life/share.server.ts';
import { previewLink, ticket } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk, pageMd } from '../../support/desk.ts';

const DAY_MS = 86_400_000;
let desk: Desk;
let id: number;
const share = () => desk.asRose(() => lifeCalls.createPreviewLink({ id }));
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
const shown = (url: string, days = 0) =>
  findShared(desk.app.services.database.db, tokenOf(url), new Date(Date.now() + days * DAY_MS));
const ended = (url: string, days = 0) =>
  whyEnded(desk.app.services.database.db, tokenOf(url), new Date(Date.now() + days * DAY_MS));

beforeAll(async () => {
  desk = await openDesk();
  ({ id } = await desk.create(pageMd('a-relire')));
});
afterAll(() => desk.app.close());

describe('a preview link', () => {
  it('shows the item for seven days, to whoever holds it, and is kept only hashed', async () => {
    const { url, expires_at } = await share();
    expect(tokenOf(url).length).toBeGreaterThanOrEqual(43);
    expect(new Date(expires_at).getTime() - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    expect((await shown(url))?.content.id).toBe(id);
    expect((await shown(url, 6.9))?.content.id).toBe(id);
    expect(await shown(url, 7.1)).toBeNull();
    expect(await ended(url, 7.1)).toEqual({ why: 'expired', at: new Date(expires_at) });
    expect(await shown(`${url}x`)).toBeNull();
    expect([await ended(url), await ended(`${url}x`)]).toEqual([null, null]);
    const rows = await desk.app.services.database.db.select().from(previewLink);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(url));
  });

  it('is listed, ended, and ends with the item', async () => {
    const { url, link_id } = await share();
    const list = () => desk.asRose(() => lifeCalls.listPreviewLinks({ id }));
    expect((await list()).items.map((item) => item.link_id)).toContain(link_id);
    await desk.asRose(() => lifeCalls.revokePreviewLink({ link_id }));
    expect([await shown(url), await ended(url)]).toEqual([null, { why: 'revoked', at: null }]);
    expect((await list()).items.map((item) => item.link_id)).not.toContain(link_id);
    const twice = desk.asRose(() => lifeCalls.revokePreviewLink({ link_id }));
    await expect(twice).rejects.toMatchObject({ code: 'not_found' });
    const other = await share();
    await desk.asRose(() => editorCalls.deleteContent({ id }));
    expect([await shown(other.url), await ended(other.url)]).toEqual([null, { why: 'deleted', at: null }]);
    await expect(share()).rejects.toMatchObject({ code: 'not_found' });
    await desk.asRose(() => editorCalls.restoreContent({ id }));
  });

  it('is an editor’s to give', async () => {
    const calls: (() => Promise<unknown>)[] = [
      () => lifeCalls.createPreviewLink({ id }),
      () => lifeCalls.listPreviewLinks({ id }),
      () => lifeCalls.revokePreviewLink({ link_id: 1 }),
    ];
    for (const call of calls) await expect(desk.asInes(call)).rejects.toMatchObject({ status: 403 });
  });
});

describe('a ticket', () => {
  it('is read by its code, valid until it ends or is withdrawn', async () => {
    const { db } = desk.app.services.database;
    const past = new Date(Date.now() - DAY_MS);
    await db.insert(ticket).values([
      { code: 'BIENVENUE', label: 'Bienvenue', kind: 'invitation' },
      { code: 'FINIE', label: 'Offre finie', kind: 'offer', expiresAt: past },
      { code: 'RETIREE', label: 'Retirée', kind: 'partner', disabledAt: past },
    ]);
    const get = (ticket_code: string) => lifeCalls.getTicket({ ticket_code });
    expect(await get('BIENVENUE')).toEqual({
      code: 'BIENVENUE',
      label: 'Bienvenue',
      kind: 'invitation',
      valid: true,
      expires_at: null,
    });
    expect(await get(' FINIE ')).toMatchObject({ valid: false, expires_at: past.toISOString() });
    expect(await get('RETIREE')).toMatchObject({ valid: false });
    await expect(get('INCONNUE')).rejects.toMatchObject({ code: 'not_found', status: 200 });
    await expect(get('')).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('the callbacks of another CMS', () => {
  const send = (path: string, body: object, key: string) =>
    desk.app.send(path, JSON.stringify(body), { authorization: `Bearer ${key}` });
  const KEY = 'cms-key-of-the-tests';

  it('are answered under its key: the pages of an article, or all of them, are made again', async () => {
    const update = await send('/api/content/article_updated_callback', { article_id: id }, KEY);
    expect(update).toMatchObject({ status: 200, body: { result: { regenerated: expect.any(Array) } } });
    expect(desk.app.published).toContain('content:page:a-relire');
    const clear = await send('/api/content/clear_content_cache', {}, KEY);
    expect(clear).toMatchObject({ status: 200, body: { result: { regenerated: expect.any(Number) } } });
  });

  it('refuse another key, a person without the rights, and an article that is not there', async () => {
    const path = '/api/content/article_updated_callback';
    expect((await send(path, { article_id: id }, 'autre-cle')).status).toBe(401);
    const person = desk.asInes(() => editorCalls.articleUpdatedCallback({ article_id: id }));
    await expect(person).rejects.toMatchObject({ status: 403 });
    expect((await send(path, { article_id: 999_999 }, KEY)).body).toMatchObject({ code: 'not_found' });
    expect((await send(path, { article_id: 'un' }, KEY)).body).toMatchObject({ code: 'invalid_input' });
    expect((await send('/api/content/update_content', { md: 'x' }, KEY)).status).toBe(403);
  });
});
