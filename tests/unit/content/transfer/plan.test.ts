import { expect, it } from 'vitest';
import { readManifest } from '#src/features/content/transfer/manifest.ts';
import { linkPictures } from '#src/features/content/transfer/picture-links.ts';
import { planOf } from '#src/features/content/transfer/plan.ts';

const file = (path: string, symlink = false) => ({ path, symlink, read: async () => Buffer.alloc(0) });
const planned = (...paths: string[]) =>
  planOf(paths.map((path) => file(path))).steps.map(({ kind, path }) => `${kind} ${path}`);

it('documents come last, after what they refer to', () => {
  expect(planned('content/post/b.md', 'img/a.png', 'content/post/a.md', 'manifest.json')).toEqual([
    'manifest manifest.json',
    'picture img/a.png',
    'document content/post/a.md',
    'document content/post/b.md',
  ]);
});

it('a folder packed whole is read as what is in it', () => {
  const stored = 'media/0123456789abcdef/320.webp';
  expect(planned('site/manifest.json', 'site/a.md', `site/${stored}`)).toEqual([
    'manifest manifest.json',
    `stored ${stored}`,
    'document a.md',
  ]);
  expect(planned('a.md', stored)).toEqual([`ignored ${stored}`, 'document a.md']);
});

it('names that leave their folder, links and doubles are refused; what systems leave is passed over', () => {
  const hostile = [
    '../../etc/passwd.md',
    '/etc/a.md',
    'C:/a.md',
    'a\\..\\b.md',
    'a/./b.md',
    'a//b.md',
    'nul\u0000.md',
  ];
  const { steps } = planOf([
    ...hostile.map((path) => file(path)),
    file('lien.md', true),
    file('deux.md'),
    file('deux.md'),
    file('__MACOSX/._deux.md'),
    file('.DS_Store'),
  ]);
  expect(steps.filter(({ kind }) => kind === 'refused')).toHaveLength(hostile.length + 2);
  expect(steps.filter(({ kind }) => kind === 'document').map(({ path }) => path)).toEqual(['deux.md']);
});

it('a draft goes with its document', () => {
  const { steps, drafts } = planOf([file('a.md'), file('a.md.draft'), file('notes.txt'), file('README.md')]);
  expect(steps.map(({ kind }) => kind)).toEqual(['ignored', 'ignored', 'document']);
  expect([...drafts.keys()]).toEqual(['a.md']);
});

it('pictures that came with a document are shown from the library, and nothing else of it changes', () => {
  const urlOf = (path: string) => (path === 'posts/img/é 1.jpg' ? '/media/x/1280.webp' : undefined);
  const md =
    '---\ncover: "img/é 1.jpg"\ntitle: img.jpg\n---\n\n![Un](img/%C3%A9%201.jpg) ![](../posts/img/%C3%A9%201.jpg "t")\n![](https://exemple.fr/a.jpg) ![](/covers/b.png)\n';
  expect(linkPictures(md, 'posts/a.md', urlOf)).toBe(
    '---\ncover: "/media/x/1280.webp"\ntitle: img.jpg\n---\n\n![Un](/media/x/1280.webp) ![](/media/x/1280.webp "t")\n![](https://exemple.fr/a.jpg) ![](/covers/b.png)\n',
  );
});

it('a manifest that is not one of ours says nothing', () => {
  for (const text of [
    '',
    '[]',
    '{"media":[{"hash":"x"}]}',
    '{"contents":{"a":{"status":"live"}}}',
    '{"templates":[{"name":"../x"}]}',
  ])
    expect(readManifest(text)).toBeNull();
  const script = { hash: 'a'.repeat(64), url: 'javascript:alert(1)', cover: {} };
  expect(readManifest(JSON.stringify({ media: [script] }))).toBeNull();
  expect(readManifest('{}')).toEqual({ contents: {}, templates: [], media: [] });
});
