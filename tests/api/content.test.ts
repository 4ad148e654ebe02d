import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '#src/calls/client.ts';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { redirect } from '#src/server/db/schema/index.ts';
import { join } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let rose: string;
let ines: string;
const asRose = <T>(work: () => Promise<T>) => app.as(rose, work);
const asInes = <T>(work: () => Promise<T>) => app.as(ines, work);

const category = '---\nnamespace: category\nslug: grossesse\ntitle: Grossesse\n---\n';
const article = (slug: string, more = '', body = '## Un titre\n\nUn texte.\n') =>
  `---\nnamespace: post\nslug: ${slug}\ntitle: "Un article"\ncategory: grossesse\n${more}---\n\n${body}`;

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
  ines = (await join(app, 'ines')).token;
  const { id } = await asRose(() => editorCalls.createContent({ md: category }));
  await asRose(() => editorCalls.enableContent({ id, enable: true }));
});
afterAll(() => app.close());

const HOSTILE_TAG =
  /<(?:script|svg|math|iframe|object|embed|style|base|meta|link|form|input|button|template|applet|frame)\b/i;
const HOSTILE = [
  '[a](JaVaScRiPt:x()) [b](&#106;avascript:x()) [c](java&Tab;script:x()) [d](vbscript:x)',
  '[a](data:text/html;base64,PHNjcmlwdD54KCk8L3NjcmlwdD4=) <javascript:x()> [f][g]\n\n[g]: javascript:x()',
  '![a](data:image/svg+xml,%3Csvg%20onload=x()%3E) ![b](javascript:x())',
  '<svg onload=x()><script>x()</script><a xlink:href="javascript:x()"><text>a</text></a></svg>',
  '<math><mi xlink:href="javascript:x()">a</mi></math>',
  '<a href="  &#1;javascript:x()">a</a> <a href="file:///etc/passwd">b</a> <a href="#" onclick="x()">c</a>',
  '<form action="javascript:x()"><input name="a"><button formaction="javascript:x()">a</button></form>',
  '<img src="/a.png" srcset="javascript:x() 1x" onload="x()" style="background:url(javascript:x())">',
  '<object data="javascript:x()"></object><embed src="javascript:x()"><iframe srcdoc="<script>x()</script>"></iframe>',
  '<base href="//exemple.fr/"><meta http-equiv="refresh" content="0;url=javascript:x()">',
  '<link rel="stylesheet" href="//exemple.fr/x.css"><style>@import "//exemple.fr/x.css"</style>',
  '<details ontoggle="x()" open><summary>a</summary></details><video src="x" onerror="x()"></video>',
  '<noscript><p title="</noscript><img src=x onerror=x()>">a</p></noscript>',
  '<template><script>x()</script></template>',
  '<scr<script>ipt>x()</scr</script>ipt>',
  '<IMG """><SCRIPT>x()</SCRIPT>">',
  '```html\n<script>x()</script>\n```',
];

describe('a document', () => {
  it('comes back byte for byte but for its first two keys', async () => {
    const md =
      '---\r\nslug: tel-quel\r\nnamespace: page\r\ntitle: "Tel quel"   # un commentaire\r\n---\r\n\r\nDeux  espaces,\ttabulation.\r\n\r\n\r\n';
    const made = await asRose(() => editorCalls.createContent({ md }));
    expect(made.md).toBe(md.replace('---\r\n', `---\r\nid: ${made.id}\r\nrevision: 1\r\n`));
    const saved = await asRose(() => editorCalls.updateContent({ md: made.md }));
    expect(saved.md.replace(/^(id|revision): \d+\r\n/gm, '')).toBe(md);
    expect(saved.revision).toBe(2);
  });

  it('is refused with the line and column where its front matter breaks', async () => {
    const broken = asRose(() =>
      editorCalls.createContent({ md: '---\nnamespace: page\ntitle: "ouvert\n---\n' }),
    );
    await expect(broken).rejects.toMatchObject({
      code: 'front_matter_invalid',
      message: expect.stringMatching(/Ligne 3, colonne 8\./),
      body: { line: 3, column: 8 },
    });
  });

  it('keeps keys that its template does not have', async () => {
    const md = article('cle-inconnue', 'humeur: [gaie, 2]\n', 'Un texte.');
    const made = await asRose(() => editorCalls.createContent({ md }));
    expect(made.md).toContain('humeur: [gaie, 2]');
  });

  it.each([
    ['a slug of digits', 'slug: "2026"', 'slug'],
    ['no title', 'slug: sans-titre\ntitle: ""', 'title'],
    ['a date that is none', 'slug: sans-date\npublished_at: demain', 'published_at'],
    ['tags that are no list', 'slug: sans-liste\ntags: occasion', 'tags'],
    ['a title that is a list', 'slug: sans-texte\ntitle: [un, deux]', 'title'],
    ['a description that is a number', 'slug: sans-mots\ndescription: 12', 'description'],
  ])('is refused with %s', async (_, lines, field) => {
    const md = `---\nnamespace: post\n${lines.includes('title') ? '' : 'title: Titre\n'}${lines}\n---\n`;
    const refused = asRose(() => editorCalls.createContent({ md }));
    await expect(refused).rejects.toMatchObject({
      code: 'field_invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it('loses scripts, handlers and hostile addresses', async () => {
    const body =
      '<script>x()</script><img src=x onerror=x()><iframe src="//x"></iframe>\n\n[b](javascript:x())\n\n<p style="color:red">ok</p>';
    const made = await asRose(() => editorCalls.createContent({ md: article('hostile', '', body) }));
    expect(made.html).not.toMatch(/script|onerror|iframe|style=|href/);
    expect(made.html).toContain('ok');
  });

  it('runs nothing, however it is hidden', async () => {
    const md = article('tres-hostile', '', [...HOSTILE, 'Et la suite.'].join('\n\n'));
    const { html } = await asRose(() => editorCalls.createContent({ md }));
    expect(html).not.toMatch(HOSTILE_TAG);
    expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc|action|formaction|http-equiv)=/i);
    expect(html).not.toMatch(/="[\s\p{Cc}]*(?:javascript|vbscript|data|file):/iu);
    expect(html).toContain('Et la suite.');
  });
});

describe('saving', () => {
  it('refuses a save made on an older revision and carries the newer one', async () => {
    const first = await asRose(() => editorCalls.createContent({ md: article('a-deux') }));
    const newer = await asRose(() =>
      editorCalls.updateContent({ md: first.md.replace('Un texte', 'Le sien') }),
    );
    const late = asRose(() => editorCalls.updateContent({ md: first.md.replace('Un texte', 'Le mien') }));
    await expect(late).rejects.toMatchObject({
      code: 'revision_conflict',
      body: { content: { md: newer.md } },
    });
  });

  it('lets one of twenty simultaneous saves of a revision through', async () => {
    const first = await asRose(() => editorCalls.createContent({ md: article('en-meme-temps') }));
    const saves = Array.from({ length: 20 }, (_, n) =>
      asRose(() => editorCalls.updateContent({ md: first.md.replace('Un texte', `Version ${n}`) })),
    );
    const done = await Promise.allSettled(saves);
    expect(done.filter((save) => save.status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses an address that is taken', async () => {
    await asRose(() => editorCalls.createContent({ md: article('deja-la') }));
    const again = asRose(() => editorCalls.createContent({ md: article('deja-la') }));
    await expect(again).rejects.toMatchObject({ code: 'slug_taken' });
  });

  it('names a free address beside one that is taken, however long it is', async () => {
    const make = (slug: string) => asRose(() => editorCalls.createContent({ md: article(slug) }));
    const freeFor = (slug: string) =>
      make(slug).then(
        () => null,
        (error: ApiError) => [error.body.suggestion, error.fields.slug],
      );
    for (const slug of ['guide', 'guide-3', 'guide-2-bis']) await make(slug);
    const sentence = (free: string) => expect.stringContaining(`«\u202f${free}\u202f» est libre`);
    expect(await freeFor('guide')).toEqual(['guide-2', sentence('guide-2')]);
    const second = await make('guide-2');
    expect(await freeFor('guide')).toEqual(['guide-4', sentence('guide-4')]);
    expect(await freeFor('guide-2')).toEqual(['guide-2-2', sentence('guide-2-2')]);
    await asRose(() => editorCalls.deleteContent({ id: second.id }));
    expect(await freeFor('guide')).toEqual(['guide-2', sentence('guide-2')]);
    const long = `${'mot-'.repeat(29)}mots`;
    await make(long);
    const [free = ''] = ((await freeFor(long)) ?? []) as string[];
    expect(free).toMatch(/^mot-mot-.*-2$/);
    expect((await make(free)).slug).toBe(free);
  });

  it('keeps every revision and brings one back', async () => {
    const first = await asRose(() => editorCalls.createContent({ md: article('memoire') }));
    const second = await asRose(() =>
      editorCalls.updateContent({ md: first.md.replace('Un texte', 'Autre chose') }),
    );
    const back = await asRose(() => editorCalls.restoreRevision({ id: first.id, revision: 1 }));
    expect(back.html).toContain('Un texte');
    const { items } = await asRose(() => editorCalls.contentRevisions({ id: second.id }));
    expect(items.map((item) => item.revision)).toEqual([3, 2, 1]);
  });
});

describe('publishing', () => {
  it('shows an article to readers only once it is published, and tells the pages it changes', async () => {
    const made = await asRose(() => editorCalls.createContent({ md: article('le-jour-j') }));
    await expect(contentCalls.getPost({ slug: 'le-jour-j' })).rejects.toMatchObject({ status: 404 });
    await asRose(() => editorCalls.enableContent({ id: made.id, enable: true }));
    await expect(contentCalls.getPost({ slug: 'le-jour-j' })).resolves.toMatchObject({
      category: { slug: 'grossesse' },
      status: 'published',
    });
    const { rows } = await app.services.database.query(
      'select tags from page_outbox order by id desc limit 1',
    );
    expect(rows[0]?.tags).toEqual(
      expect.arrayContaining(['content:post:le-jour-j', 'list:magazine', 'list:category:grossesse']),
    );
  });

  it('tells the lists only when what is shown in them moves', async () => {
    const tags = async () => {
      const { rows } = await app.services.database.query(
        'select tags from page_outbox order by id desc limit 1',
      );
      return ((rows[0]?.tags ?? []) as string[]).filter((tag) => !/^(?:redirect|under):/.test(tag));
    };
    const made = await asRose(() => editorCalls.createContent({ md: article('qui-bouge') }));
    await asRose(() => editorCalls.enableContent({ id: made.id, enable: true }));
    const { md } = await asRose(() => editorCalls.contentDetail({ id: made.id }));
    const saved = await asRose(() =>
      editorCalls.updateContent({ md: md.replace('Un texte', 'Autre chose') }),
    );
    expect(await tags()).toEqual(['content:post:qui-bouge', 'list:post']);
    const dated = saved.md.replace('\ntitle:', '\npublished_at: 2020-02-03\ntitle:');
    await asRose(() => editorCalls.updateContent({ md: dated }));
    expect(await tags()).toEqual(expect.arrayContaining(['list:magazine', 'list:category:grossesse']));
    await asRose(() => editorCalls.deleteContent({ id: made.id }));
    await asRose(() => editorCalls.restoreContent({ id: made.id }));
    expect(await tags()).toEqual(expect.arrayContaining(['list:magazine', 'list:category:grossesse']));
  });

  it('asks for a category before an article is published', async () => {
    const md = '---\nnamespace: post\nslug: sans-rubrique\ntitle: Sans rubrique\n---\n';
    const made = await asRose(() => editorCalls.createContent({ md }));
    const refused = asRose(() => editorCalls.enableContent({ id: made.id, enable: true }));
    await expect(refused).rejects.toMatchObject({
      code: 'field_invalid',
      fields: { category: expect.any(String) },
    });
  });

  it('keeps a draft beside the live page until it is published', async () => {
    const made = await asRose(() => editorCalls.createContent({ md: article('en-ligne') }));
    await asRose(() => editorCalls.enableContent({ id: made.id, enable: true }));
    await asRose(() => editorCalls.saveDraft({ md: made.md.replace('Un texte', 'Un brouillon') }));
    expect((await contentCalls.getPost({ slug: 'en-ligne' })).html).toContain('Un texte');
    await asRose(() => editorCalls.publishDraft({ id: made.id }));
    expect((await contentCalls.getPost({ slug: 'en-ligne' })).html).toContain('Un brouillon');
  });

  it('leaves a redirect when the address changes, and 410 when it is deleted', async () => {
    const made = await asRose(() => editorCalls.createContent({ md: article('ancienne') }));
    await asRose(() => editorCalls.enableContent({ id: made.id, enable: true }));
    await asRose(() =>
      editorCalls.updateContent({ md: made.md.replace('slug: ancienne', 'slug: nouvelle') }),
    );
    await asRose(() => editorCalls.deleteContent({ id: made.id }));
    const left = await app.services.database.db.select().from(redirect);
    expect(left).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          path: '/magazine/grossesse/ancienne',
          toPath: '/magazine/grossesse/nouvelle',
        }),
        expect.objectContaining({ path: '/magazine/grossesse/nouvelle', toPath: null }),
      ]),
    );
  });
});

describe('reading', () => {
  it('pages the magazine', async () => {
    const one = await contentCalls.getLastPosts({ max_results: 1, page: 1 });
    const two = await contentCalls.getLastPosts({ max_results: 1, page: 2 });
    expect(one).toMatchObject({ page: 1, per_page: 1 });
    expect(one.items[0]?.id).not.toBe(two.items[0]?.id);
    await expect(contentCalls.getLastPosts({ max_results: 0, page: 1 })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('keeps only the keys asked for, and answers null rather than 404 when told to', async () => {
    const kept = await contentCalls.getContent({ slug: 'grossesse', filter_keys: ['title', 'slug'] });
    expect(kept).toEqual({ title: 'Grossesse', slug: 'grossesse' });
    await expect(contentCalls.getContent({ slug: 'rien', should_404: false })).resolves.toBeNull();
    await expect(contentCalls.getContent({ slug: 'rien' })).rejects.toMatchObject({ status: 404 });
  });

  it('keeps previews for editors: a guest is asked to sign in, somebody else is told no', async () => {
    const preview = () => contentCalls.getContent({ slug: 'grossesse', preview: true });
    await expect(preview()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    await expect(asInes(preview)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(asRose(() => editorCalls.getPostPreview({ slug: 'sans-rubrique' }))).resolves.toMatchObject({
      status: 'draft',
    });
  });
});
