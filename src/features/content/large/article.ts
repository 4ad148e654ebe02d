import { stringify } from 'yaml';
import { DESCRIPTION, OPENINGS, PARAGRAPHS, SECTIONS, SUBJECTS, WARNING } from './words.fr.ts';

/** The number of different texts; every other article is one of them under a number of its own. */
export const TEXTS = 50;

const CATEGORIES = [
  'liste-de-naissance',
  'grossesse',
  'preparer-l-arrivee',
  'premiers-mois',
  'cagnotte-et-cadeaux',
  'demarches',
];
const COVERS = ['valise-de-maternite', 'choisir-une-poussette', 'choisir-un-prenom'];
const SECTION_COUNT = 6;

/** Before the articles that were written for the site, so that those stay in front. */
export const NEWEST = '2025-12-31T07:00:00Z';

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;

/** The slug and title of the n-th text, as its first copy. */
export const slugOf = (n: number) => `essai-de-charge-${n}-1`;
export const titleOf = (n: number) => `Essai de charge ${n}-1\u202f: ${pick(SUBJECTS, n)}`;

/** An article for measuring, not for reading: it says so itself. Same `n`, same text. */
export function largeArticle(n: number): string {
  const sections = Array.from({ length: SECTION_COUNT }, (_, i) => section(n, i));
  const head = {
    namespace: 'post',
    slug: slugOf(n),
    title: titleOf(n),
    template: 'post',
    description: DESCRIPTION,
    category: pick(CATEGORIES, n),
    author: 'la-redaction',
    tags: ['démonstration'],
    cover: pick(COVERS, n),
    published_at: NEWEST,
  };
  const body = [WARNING, pick(OPENINGS, n), ...sections].join('\n\n');
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${body}\n`;
}

function section(n: number, i: number): string {
  const at = n * 7 + i * 5;
  const list = [0, 1, 2].map((k) => `- ${pick(SUBJECTS, at + k)}\u202f;`).join('\n');
  const parts = [`## ${pick(SECTIONS, n + i)}`, pick(PARAGRAPHS, at), pick(PARAGRAPHS, at + 3)];
  if (i % 2 === 0) parts.push(list, pick(PARAGRAPHS, at + 5));
  return parts.join('\n\n');
}
