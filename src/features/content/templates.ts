import type { TemplateField } from '#src/server/db/schema/content.ts';
import { CONTENT_SLUG_MAX, type Namespace } from './content.ts';
import { TOOL_KINDS } from './tool-kind.ts';

const description: TemplateField = { name: 'description', label: 'Description', type: 'text' };
const position: TemplateField = { name: 'position', label: 'Position', type: 'number' };
const metaTitle: TemplateField = { name: 'meta_title', label: 'Pour les moteurs de recherche', type: 'text' };
/** The day on which somebody looks again if the text is still true. */
const readBefore: TemplateField = { name: 'review_before', label: 'À relire avant le', type: 'date' };
/** Other words in which parents ask what a text tells; after « > », the heading of the part that tells it. */
const asked: TemplateField = { name: 'asked', label: 'Demandé aussi (Milla)', type: 'list' };
const cover: TemplateField[] = [
  { name: 'cover', label: 'Image de couverture', type: 'image' },
  { name: 'cover_alt', label: 'Description de l’image', type: 'text' },
];

/**
 * docs/spec/calls.md §/api/content/ save_new_template: each namespace has a built-in template of its own
 * name.
 */
export const BUILTIN_TEMPLATES: Record<Namespace, TemplateField[]> = {
  post: [
    description,
    { name: 'category', label: 'Rubrique', type: 'reference' },
    { name: 'author', label: 'Auteur', type: 'reference' },
    { name: 'tags', label: 'Mots-clés', type: 'list' },
    ...cover,
    { name: 'published_at', label: 'Date de publication', type: 'date' },
    { name: 'sources', label: 'Sources', type: 'list' },
    { name: 'series', label: 'Série', type: 'text' },
    { name: 'series_position', label: 'Place dans la série', type: 'number' },
    asked,
    metaTitle,
    { name: 'reviewed_by', label: 'Relu par', type: 'reference', options: ['author'] },
    { name: 'reviewed_on', label: 'Relu le', type: 'date' },
    readBefore,
  ],
  page: [description, ...cover, asked, metaTitle, readBefore],
  author: [
    { name: 'role', label: 'Rôle', type: 'text' },
    { name: 'kind', label: 'Qui est-ce ?', type: 'select', options: ['personne', 'redaction'] },
    { name: 'bio', label: 'Présentation', type: 'text' },
    description,
    ...cover,
  ],
  category: [description, position, ...cover],
  tool: [
    description,
    { name: 'tool', label: 'Outil', type: 'select', options: [...TOOL_KINDS] },
    { name: 'sources', label: 'Sources', type: 'list' },
    position,
    asked,
    metaTitle,
    readBefore,
  ],
  city: [description, ...cover],
  tourism: [description, ...cover],
  'first-name': [
    description,
    { name: 'origin', label: 'Origine', type: 'text' },
    { name: 'meaning', label: 'Signification', type: 'text' },
    { name: 'origin_source', label: 'Source de l’origine', type: 'text' },
  ],
  brand: [description, ...cover],
  faq: [{ name: 'category', label: 'Thème', type: 'text' }, position, asked],
  promoted: [description, ...cover],
  landing: [description, ...cover, asked],
  block: [description],
  week: [
    description,
    { name: 'period', label: 'Période', type: 'select', options: ['grossesse', 'bebe'] },
    { name: 'week', label: 'Semaine', type: 'number' },
    position,
    { name: 'prepare', label: 'À préparer sur la liste', type: 'text' },
    { name: 'shelves', label: 'Rayons à montrer', type: 'list' },
    { name: 'sources', label: 'Sources', type: 'list' },
    asked,
    metaTitle,
    { name: 'checked_on', label: 'Sources relevées le', type: 'date' },
    readBefore,
  ],
};

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const isText = (value: unknown) => typeof value === 'string';

const CHECKS: Record<TemplateField['type'], (value: unknown, field: TemplateField) => string | null> = {
  text: (value) => (isText(value) ? null : 'il faut du texte.'),
  markdown: (value) => (isText(value) ? null : 'il faut du texte.'),
  richtext: (value) => (isText(value) ? null : 'il faut du texte.'),
  image: (value) =>
    isText(value) && !/^\s*(?!https?:)[a-z][a-z0-9+.-]*:/i.test(value as string)
      ? null
      : 'il faut le nom ou l’adresse d’une image.',
  link: (value) =>
    isText(value) && isLink(value as string) ? null : 'il faut une adresse https:// ou un chemin du site.',
  reference: (value) =>
    isText(value) && (value as string).length <= CONTENT_SLUG_MAX
      ? null
      : 'il faut l’adresse courte d’un contenu.',
  number: (value) => (typeof value === 'number' && Number.isFinite(value) ? null : 'il faut un nombre.'),
  boolean: (value) => (typeof value === 'boolean' ? null : 'il faut oui (true) ou non (false).'),
  date: (value) =>
    isText(value) && DATE.test(value as string) && isMoment(value as string)
      ? null
      : 'il faut une date AAAA-MM-JJ.',
  select: (value, field) =>
    field.options?.includes(value as string)
      ? null
      : `Choisissez parmi : ${field.options?.join(', ') ?? ''}.`,
  list: (value) =>
    Array.isArray(value) && value.every((item) => ['string', 'number'].includes(typeof item))
      ? null
      : 'il faut une liste de textes.',
};

/** JavaScript takes 31 February for 3 March. */
function isMoment(value: string): boolean {
  const day = value.slice(0, 10);
  const read = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(read.getTime()) || Number.isNaN(Date.parse(value))) return false;
  return read.toISOString().startsWith(day);
}

function isLink(value: string): boolean {
  // Browsers read a backslash as a slash: what begins with two of either is another site.
  if (/^\/(?![/\\])/.test(value)) return true;
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
}

/** One French sentence a field that does not fit its template; empty when all fit. Other keys are kept as they are. */
export function fieldErrors(
  fields: Record<string, unknown>,
  template: TemplateField[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of template) {
    const value = fields[field.name];
    if (value === undefined || value === null || value === '') {
      if (field.required) errors[field.name] = `${field.label} : ce champ est obligatoire.`;
      continue;
    }
    const problem = CHECKS[field.type](value, field);
    if (problem) errors[field.name] = `${field.label} : ${problem}`;
  }
  return { ...errors, ...unsourced(fields, template) };
}

/** Fields that say nothing without the one that names their source, where a template has both. */
const SOURCED: Record<string, readonly string[]> = { origin_source: ['origin', 'meaning'] };

function unsourced(fields: Record<string, unknown>, template: TemplateField[]): Record<string, string> {
  const filled = (name: string) => `${fields[name] ?? ''}`.trim() !== '';
  return Object.fromEntries(
    template
      .filter(({ name }) => SOURCED[name]?.some(filled) && !filled(name))
      .map(({ name, label }) => [
        name,
        `${label} : une origine et une signification se publient avec leur source.`,
      ]),
  );
}
