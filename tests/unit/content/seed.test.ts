import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseContentDocument } from '#src/features/content/document.ts';
import { BUILTIN_TEMPLATES, fieldErrors } from '#src/features/content/templates.ts';
import communes from '#src/features/places/data/communes.json' with { type: 'json' };
import { departmentOf, placeSlug } from '#src/features/places/place.ts';
import { seedMenus } from '#src/features/site/seed-menus.ts';
import { withProduct } from '#src/lib/paths.ts';
import { displayedText, inNamespace, internalLinks, seedDocuments, wordCount } from './seed-files.ts';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const fixedRoutes = [
  '/',
  '/magazine',
  '/prenoms',
  '/outils',
  '/grossesse',
  '/prenoms/choisir-a-deux',
  '/guide-tailles-vetements-bebe',
  '/naissances',
  '/la-cagnotte-naissance',
  '/comment-ca-marche',
  '/informations-utiles',
  '/a-faire-en-famille',
  '/plan-du-site',
  '/contactez-nous',
  '/newsletter',
  '/devenir-partenaire-ou-annonceur',
  '/tous-les-avis-merveille',
  '/accessibilite',
  '/divulgation-responsable',
  '/marketplace/vendeurs/classement',
];
/** Pages with a route of their own; the others live under /page/. */
const rootPages = ['comment-ca-marche', 'la-cagnotte-naissance', 'accessibilite'];

const knownRoutes = new Set([
  ...fixedRoutes,
  ...inNamespace('page')
    .filter((page) => !rootPages.includes(page.name))
    .map((page) => `/page/${page.name}`),
  ...inNamespace('category').map((category) => `/magazine/${category.name}`),
  ...inNamespace('post').map((post) => `/magazine/${post.fields.category}/${post.name}`),
  ...inNamespace('tool').map((tool) => `/outils/${tool.name}`),
  ...inNamespace('week').map((week) => `/grossesse/${week.name}`),
  ...inNamespace('author').map((author) => `/auteur/${author.name}`),
  ...inNamespace('landing').map((landing) =>
    landing.name.startsWith('liste-de-naissance-') ? `/${landing.name}` : `/landing/${landing.name}`,
  ),
  ...inNamespace('promoted').map((promoted) => `/a-decouvrir/${promoted.name}`),
  '/i/marketplace/suivre-ma-commande',
]);

/** A city page: `/naissances/nom-code` of a commune large enough to have one. */
function isCityPage(href: string): boolean {
  const slug = /^\/naissances\/([a-z0-9-]+)$/.exec(href)?.[1];
  return communes.rows.some((row) => {
    const [code = '', name = ''] = row.split('|');
    return placeSlug(name, departmentOf(code)) === slug;
  });
}

describe('seed documents', () => {
  it.each(seedDocuments)('$file opens with namespace, slug, title and template', (document) => {
    expect(document.keys.slice(0, 4)).toEqual(['namespace', 'slug', 'title', 'template']);
    expect(document.fields).toMatchObject({
      namespace: document.folder,
      slug: document.name,
      template: document.folder,
    });
    expect(document.name).toMatch(slugPattern);
    expect(document.name).not.toMatch(/^\d+$/);
  });

  it.each(seedDocuments)('$file fits its built-in template and keeps its text', (document) => {
    const parsed = parseContentDocument(document.text);
    expect(parsed.md).toBe(document.text);
    expect(fieldErrors(parsed.fields, BUILTIN_TEMPLATES[parsed.namespace])).toEqual({});
  });

  it.each(seedDocuments)('$file links only to routes the site answers', (document) => {
    const unknown = internalLinks(document.body).filter(
      (href) => !knownRoutes.has(href) && !isCityPage(href),
    );
    expect(unknown).toEqual([]);
  });

  it.each(seedDocuments)('$file follows French typography', (document) => {
    const text = displayedText(document);
    expect(text.match(/.{0,20}[ \u00a0][:;!?»].{0,10}/g)).toBeNull();
    expect(text.match(/.{0,20}[^\s\u202f(«:/][;!?»](?=\s|$)/gm)).toBeNull();
    expect(text.match(/.{0,10}«(?!\u202f).{0,10}/g)).toBeNull();
    expect(text.match(/.{0,10}['"].{0,10}/g)).toBeNull();
    // An amount is not cut at the end of a line.
    expect(document.body.match(/.{0,10}\d [€%].{0,10}/g)).toBeNull();
    expect(text).not.toContain('...');
  });

  it('never uses a title twice in a namespace', () => {
    const titles = seedDocuments.map((document) => `${document.folder}: ${document.fields.title}`);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(seedDocuments.filter((document) => 'description' in document.fields))(
    '$file describes itself in 50 to 160 characters',
    (document) => {
      const { length } = String(document.fields.description);
      expect(length).toBeGreaterThanOrEqual(50);
      expect(length).toBeLessThanOrEqual(160);
    },
  );
});

describe('seed articles', () => {
  const posts = inNamespace('post');
  const categories = inNamespace('category').map((category) => category.name);

  it('are at least twelve, in five categories or more', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(new Set(posts.map((post) => post.fields.category)).size).toBeGreaterThanOrEqual(5);
  });

  it.each(posts)('$file has a category, an author, a drawn cover and named sources', (post) => {
    expect(categories).toContain(post.fields.category);
    expect(inNamespace('author').map((author) => author.name)).toContain(post.fields.author);
    expect(existsSync(join(import.meta.dirname, `../../../public/covers/${post.fields.cover}.svg`))).toBe(
      true,
    );
    expect(String(post.fields.cover_alt).length).toBeGreaterThan(20);
    expect(post.fields.sources).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(post.fields.tags).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  it.each(posts)('$file is dated between September and November 2026', (post) => {
    expect(String(post.fields.published_at)).toMatch(/^2026-(09|10|11)-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it.each(posts)('$file holds 900 to 1,600 words under headings, with a title that fits a tab', (post) => {
    expect(wordCount(post.body)).toBeGreaterThanOrEqual(900);
    expect(wordCount(post.body)).toBeLessThanOrEqual(1600);
    expect(post.body.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(4);
    expect(post.body).not.toMatch(/^# /m);
    const { length } = String(post.fields.title);
    expect(length).toBeGreaterThanOrEqual(10);
    expect(length).toBeLessThanOrEqual(70);
  });

  it('never share a cover', () => {
    expect(new Set(posts.map((post) => post.fields.cover)).size).toBe(posts.length);
  });

  it.each([
    'calendrier-suivi-de-grossesse',
    'sommeil-du-nourrisson-en-securite',
    'allaitement-biberon-materiel-utile',
    'valise-de-maternite',
    'les-examens-de-sante-de-bebe',
    'baby-blues-ou-depression',
    'la-chambre-de-bebe-et-son-air',
    'rentrer-de-la-maternite',
    'commencer-la-diversification',
    'la-pmi-pour-tous',
    'les-vaccins-rendez-vous-par-rendez-vous',
    'voyager-avec-un-bebe',
    'reprendre-le-travail-avec-un-bebe',
    'declarer-la-naissance',
  ])('%s says to check with a professional', (slug) => {
    expect(posts.find((post) => post.name === slug)?.body).toMatch(/à vérifier avec un professionnel/i);
  });
});

describe('seed questions', () => {
  const questions = inNamespace('faq');

  it('are at least twenty-four, in five categories, each at a position of its own', () => {
    expect(questions.length).toBeGreaterThanOrEqual(24);
    expect(new Set(questions.map((question) => question.fields.category)).size).toBe(5);
    expect(new Set(questions.map((question) => question.fields.position)).size).toBe(questions.length);
  });

  it.each(questions)('$file asks a question and answers it', (question) => {
    expect(String(question.fields.title)).toMatch(/\u202f\?$/);
    expect(wordCount(question.body)).toBeGreaterThanOrEqual(20);
  });
});

describe('seed menus', () => {
  const links = [...seedMenus.main, ...seedMenus.mobile, ...seedMenus.footer.flatMap((group) => group.links)];

  it.each(links)('$label leads to a route the site answers', (link) => {
    expect(knownRoutes.has(withProduct(link.href))).toBe(true);
  });
});
