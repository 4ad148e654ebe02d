import { afterAll, beforeAll, expect, it } from 'vitest';
import { findArticle } from '#src/features/content/article-reading.server.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { collectPage } from '#src/server/page-store/tags.ts';
import { type Desk, openDesk, postMd } from '../../support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

const inSeries = (slug: string, place: string) =>
  postMd(slug, 'Un texte.', `series: Le congé\n${place}`).replace('Un article', slug);
const seriesOf = async (slug: string) => (await findArticle(desk.app.services.database.db, slug))?.series;

it('leads from an article of a series to the one before and the one after', async () => {
  await desk.publish(inSeries('conge-trois', 'series_position: 3\n'));
  expect(await seriesOf('conge-trois')).toBeNull();
  await desk.publish(inSeries('conge-un', 'series_position: 1\n'));
  const second = await desk.publish(inSeries('conge-deux', 'series_position: 2\n'));
  await desk.create(inSeries('conge-brouillon', 'series_position: 4\n'));
  await desk.publish(inSeries('conge-sans-place', ''));
  expect(await seriesOf('conge-deux')).toMatchObject({
    name: 'Le congé',
    position: 2,
    total: 4,
    previous: { title: 'conge-un', href: '/magazine/grossesse/conge-un' },
    next: { title: 'conge-trois' },
  });
  expect(await seriesOf('conge-sans-place')).toMatchObject({ position: 4, next: null });
  await desk.asRose(() => editorCalls.enableContent({ id: second.id, enable: false }));
  expect(await seriesOf('conge-un')).toMatchObject({ next: { title: 'conge-trois' }, total: 3 });
  await desk.publish(postMd('hors-serie'));
  expect(await seriesOf('hors-serie')).toBeNull();
});

it('makes every page of the series again when one of them comes, goes or changes its name', async () => {
  const db = desk.app.services.database.db;
  const { tags } = await collectPage(() => findArticle(db, 'conge-un'));
  expect(tags).toContain('series:le-conge');
  let last = 0;
  const told = async () => {
    const { rows } = await desk.app.services.database.query(
      'select id, tags from page_outbox where id > $1 order by id',
      [last],
    );
    last = Number(rows.at(-1)?.id ?? last);
    return rows.flatMap((row) => row.tags as string[]);
  };
  await told();
  const item = await desk.publish(inSeries('conge-cinq', 'series_position: 5\n'));
  expect(await told()).toContain('series:le-conge');
  await desk.rewrite(item.id, 'series: Le congé', 'series: Ailleurs');
  expect(await told()).toEqual(expect.arrayContaining(['series:le-conge', 'series:ailleurs']));
  await desk.asRose(() => editorCalls.deleteContent({ id: item.id }));
  expect(await told()).toContain('series:ailleurs');
});
