import { type Alias, type Document, isScalar, type Node, visit, type YAMLMap } from 'yaml';

/** Why a header cannot be read, in French, and where that begins: an offset into it. */
export interface YamlFault {
  sentence: string;
  at: number;
}

/** By the codes of `yaml`: what to do about it, for somebody who never heard of YAML. */
const SENTENCES: Record<string, string> = {
  MISSING_CHAR: 'Il manque « : » après la clé.',
  BLOCK_AS_IMPLICIT_KEY: 'Une valeur qui contient « : » s’écrit entre guillemets.',
  TAB_AS_INDENT: 'Une tabulation commence la ligne : remplacez-la par des espaces.',
  MULTILINE_IMPLICIT_KEY: 'Chaque ligne s’écrit « clé: valeur », avec une espace après les deux-points.',
  BAD_INDENT: 'Le décalage de la ligne ne va pas avec les autres, ou un crochet reste ouvert.',
  BAD_SCALAR_START: 'Une valeur qui commence par ce signe s’écrit entre guillemets.',
  UNEXPECTED_TOKEN: 'La valeur finit avant : dans une valeur entre apostrophes, une apostrophe se double.',
  BAD_DQ_ESCAPE: 'Après « \\ », ce signe n’a pas de sens entre guillemets : doublez la barre.',
};
const UNCLOSED = 'Un guillemet ouvert ici n’est pas fermé.';
const KEY_TWICE = 'Cette clé est déjà plus haut.';
const UNSTORABLE =
  'Une suite comme «\u202f\\0\u202f» ou «\u202f\\uD800\u202f» donne un caractère qui ne peut pas être enregistré\u202f: effacez-la.';
const NO_ANCHOR = 'Ce renvoi (« * ») ne désigne rien plus haut.';

/** An anchor of anchors of anchors would fill the memory. */
export const MAX_ALIASES = 10;
const TOO_MANY_ALIASES = `L’en-tête répète ses valeurs par trop de renvois (« * ») : ${MAX_ALIASES} au plus, renvois de renvois compris.`;

/** The first fault of a header that was parsed; null when its values can be read. */
export function yamlFault(document: Document): YamlFault | null {
  const [error] = document.errors;
  if (!error) return keyTwice(document) ?? unreadAlias(document) ?? unstorable(document);
  const [at] = error.pos;
  if (error.code === 'MISSING_CHAR' && error.message.includes('quote'))
    return { sentence: UNCLOSED, at: lastQuote(document) ?? at };
  return { sentence: SENTENCES[error.code] ?? '', at };
}

const startOf = (node: Node) => node.range?.[0] ?? 0;

/** The reader tells of an open quotation mark where the text ends; people look for where it began. */
function lastQuote(document: Document): number | null {
  let last: number | null = null;
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && node.type?.startsWith('QUOTE')) last = Math.max(last ?? 0, startOf(node));
    },
  });
  return last;
}

function keyTwice(document: Document): YamlFault | null {
  let at: number | null = null;
  visit(document, {
    Map(_, map) {
      at = secondOf(map);
      return at === null ? undefined : visit.BREAK;
    },
  });
  return at === null ? null : { sentence: KEY_TWICE, at };
}

/** The place of a key of the map that stands there for the second time. */
function secondOf({ items }: YAMLMap): number | null {
  const seen = new Set<unknown>();
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    if (seen.has(key.value)) return startOf(key);
    seen.add(key.value);
  }
  return null;
}

/** No database keeps half a character, nor one of number zero, by whatever sequence it was written. */
function unstorable(document: Document): YamlFault | null {
  let at: number | null = null;
  visit(document, {
    Scalar(_, { value, range }) {
      if (typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))) return undefined;
      at = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return at === null ? null : { sentence: UNSTORABLE, at };
}

function unreadAlias(document: Document): YamlFault | null {
  try {
    document.toJS({ maxAliasCount: MAX_ALIASES });
    return null;
  } catch {
    const aliases: Alias[] = [];
    visit(document, {
      Alias(_, node) {
        aliases.push(node);
      },
    });
    const lost = aliases.find((node) => !node.resolve(document));
    if (lost) return { sentence: NO_ANCHOR, at: startOf(lost) };
    const last = aliases.at(-1);
    return { sentence: TOO_MANY_ALIASES, at: last ? startOf(last) : 0 };
  }
}
