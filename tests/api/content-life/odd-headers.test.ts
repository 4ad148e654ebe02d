// Headers that a program, an import or somebody with a grudge may send: each is refused in French, none is a fault of ours.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { type Desk, openDesk, pageMd } from '#tests/support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

const send = (call: string, md: string) =>
  desk.app.send(`/api/content/${call}`, JSON.stringify({ md }), {
    authorization: `Bearer ${desk.rose.token}`,
  });

let count = 0;
/** A page with these lines in its header. */
const headed = (more: string, slug = `entete-${++count}`) =>
  `---\nnamespace: page\nslug: ${slug}\n${more.includes('title:') ? '' : 'title: Une page\n'}${more}\n---\n\nUn texte.\n`;
/** Letters that do not compress: an index keeps 2,700 bytes at most. */
const noise = (length: number) =>
  Array.from({ length }, (_, n) => String.fromCharCode(97 + ((n * n * 31 + n * 17 + (n >> 3)) % 26))).join(
    '',
  );

const UNREADABLE: [string, string][] = [
  ['a null character written as a sequence, in the title', 'title: "a\\0b"'],
  ['one in a key', '"cle\\0": 1'],
  ['one in a list', 'tags: ["\\x00"]'],
  ['half a character in the title', 'title: "a\\uD800b"'],
  ['half a character, deep', 'extra: {a: [{b: "\\uDFFF"}]}'],
  ['twenty thousand brackets', `extra: ${'['.repeat(20_000)}`],
  ['as many closed ones', `extra: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['maps in maps', `extra: ${'{a: '.repeat(8_000)}1${'}'.repeat(8_000)}`],
  ['lists in lists, by their dashes', `extra:\n${'- '.repeat(20_000)}a`],
  ['keys of keys', `extra:\n ${'? '.repeat(20_000)}a`],
  ['dashes and keys in turn', `extra:\n ${'- ? '.repeat(10_000)}a`],
  ['stairs of keys', `extra:\n${Array.from({ length: 300 }, (_, n) => `${' '.repeat(n + 1)}a:`).join('\n')}`],
  ['five thousand keys', Array.from({ length: 5000 }, (_, n) => `k${n}: 1`).join('\n')],
  ['as many values on a line', `extra: [${'1,'.repeat(5000)}]`],
  ['as many lines of a list', `extra:\n${'- b\n'.repeat(5000)}`],
  ['thousands of kinds', `extra: ${'!a '.repeat(5000)}1`],
  ['thousands of names', `extra: ${'&a '.repeat(5000)}1`],
  ['thousands of remarks', `extra: 1 ${'# '.repeat(5000)}`],
  ['lists opened on each line', `extra:\n${`${'- '.repeat(39)}a\n`.repeat(200)}`],
  ['thousands of empty lists', `extra: ${'[]'.repeat(5000)}`],
  ['thousands of ends of lists', `extra: ${']'.repeat(5000)}`],
  ['the same key twice', 'description: un\ndescription: deux'],
  ['the same key twice, deep', 'extra: {a: {b: 1, b: 2}}'],
];

describe('a header that cannot be kept', () => {
  it.each(UNREADABLE)('is refused at its place: %s', async (_, more) => {
    const { id } = await desk.create(pageMd(`entete-${++count}`));
    const md = headed(more);
    const draft = md.replace('---\n', `---\nid: ${id}\nrevision: 1\n`);
    for (const answer of [
      await send('create_content', md),
      await send('update_content', draft),
      await send('save_draft', draft),
    ])
      expect(answer).toMatchObject({
        status: 200,
        body: {
          code: 'front_matter_invalid',
          err: expect.stringMatching(/^L’en-tête n’est pas lisible/),
          line: expect.any(Number),
        },
      });
    const preview = await send('render_preview', md);
    expect(preview.status).toBe(200);
    const kept = await desk.asRose(() => editorCalls.contentDetail({ id }));
    expect(kept.revision).toBe(1);
  });

  it('says on which line, whatever ends the lines', async () => {
    for (const end of ['\n', '\r\n']) {
      const md = headed('description: bien\nextra: "\\0"').replaceAll('\n', end);
      expect((await send('create_content', md)).body).toMatchObject({ line: 6, column: 8 });
    }
  });
});

describe('a field that is too much', () => {
  it.each([
    ['a category that names nothing', `category: ${noise(9_000)}`],
    ['an author that names nothing', `author: ${noise(9_000)}`],
    ['a template without end', `template: ${noise(9_000)}`],
    ['a word without end', `tags: [${noise(9_000)}]`],
    ['a title without end', `title: ${noise(20_000)}`],
    ['a place beyond every number', 'position: 1e300'],
    ['a place that is none', 'position: .nan'],
    ['a place without end', 'position: -.inf'],
    ['the names that every object has', '__proto__: {admin: true}\nconstructor: 1\ntoString: 2'],
    ['other kinds of values', 'a: !!binary aGVsbG8=\nb: !!set {x, y}\nc: !!timestamp 2001-01-01'],
    ['five thousand keys', Array.from({ length: 4_000 }, (_, n) => `k${n}: 1`).join('\n')],
  ])('is refused or kept, and readers have a page: %s', async (_, more) => {
    const slug = `entete-${++count}`;
    for (const namespace of ['page', 'faq', 'post']) {
      const md = headed(more, slug).replace('namespace: page', `namespace: ${namespace}`);
      const { status, body } = await send('create_content', md);
      expect([status, body.code], namespace).toEqual([
        200,
        body.code === undefined
          ? undefined
          : expect.stringMatching(/^(?:field_invalid|front_matter_invalid|too_complex)$/),
      ]);
      if (body.code) continue;
      const { id } = body.result as { id: number };
      const enabled = await desk.app.send(
        '/api/content/enable_content',
        JSON.stringify({ id, enable: true }),
        { authorization: `Bearer ${desk.rose.token}` },
      );
      expect(enabled.status, namespace).toBe(200);
    }
  });

  it.each([
    ['a link without end', `[lien](/page/${noise(9_000)})`],
    [
      'a product beyond every number',
      '<div class="product-embed" data-product-id="99999999999999999999"></div>',
    ],
    ['a block without end', `::bloc{nom=${noise(9_000)}}`],
  ])('in the text, too: %s', async (_, body) => {
    const { status, body: answer } = await send('create_content', pageMd(`corps-${++count}`, body));
    expect([status, answer.err]).toEqual([200, undefined]);
  });
});
