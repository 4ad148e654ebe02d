import { fold } from '../text.ts';
import { phraseFound, phrasesOf, type Token } from './tokens.ts';

/** Families of colours and the shades shops name; a family is found by each of its shades. */
const FAMILIES: Readonly<Record<string, string>> = {
  blanc: 'blanche, blancs, blanches, écru, ivoire, lait, nacre, white, blanc cassé, off white',
  beige: 'sable, crème, lin, nude, grège, avoine, greige, cream, vanille, biscuit, naturel, taupe clair',
  marron:
    'brun, brune, caramel, camel, chocolat, noisette, cognac, tabac, cacao, brown, cannelle, châtaigne, moka, terre',
  gris: 'grise, grises, anthracite, perle, ardoise, grey, gray, souris, gris clair, gris chiné, taupe, argent',
  noir: 'noire, noirs, noires, black, ébène, charbon',
  rose: 'roses, blush, vieux rose, rose poudré, poudré, dragée, fuchsia, pink, rose pâle, framboise, bois de rose, pêche',
  rouge: 'rouges, bordeaux, cerise, carmin, red, grenat, coquelicot, brique, coquelicots, lie de vin',
  orange: 'corail, abricot, mandarine, saumon, citrouille, potiron, paprika',
  terracotta: 'terre cuite, rouille, argile, rust, tomette, ocre rouge',
  jaune: 'jaunes, moutarde, miel, citron, ocre, safran, yellow, curry, soleil, doré, or, mimosa, paille',
  vert: 'verte, verts, vertes, sauge, olive, kaki, menthe, amande, sapin, tilleul, green, eucalyptus, céladon, vert d’eau, mousse, pistache, émeraude, forêt',
  bleu: 'bleue, bleus, bleues, marine, bleu marine, ciel, bleu ciel, pétrole, turquoise, navy, blue, nuit, bleu nuit, indigo, bleu canard, canard, denim, jean, orage, azur',
  violet: 'violette, mauve, lilas, lavande, prune, parme, purple, aubergine, glycine',
  multicolore: 'arc-en-ciel, arc en ciel, multicolores, coloré, colorée, bariolé, rainbow',
};

export interface ColourReading {
  from: number;
  to: number;
  /** The family, with accents: the value of the facet. */
  colour: string;
}

const key = (shade: string) => fold(shade).replaceAll(/[’'-]/g, ' ');
const shades = new Map<string, string>();
for (const [family, named] of Object.entries(FAMILIES))
  for (const shade of [family, ...named.split(',').map((one) => one.trim())]) shades.set(key(shade), family);
const phrases = phrasesOf([...shades.keys()].sort((a, b) => b.split(' ').length - a.split(' ').length));

export const COLOURS = Object.keys(FAMILIES);

/** The families and their feminines, which a mistyped word may have meant. */
export const COLOUR_WORDS = [...shades.keys()].filter((word) =>
  /^(?:blanche?|noire?|verte?|bleue?|grise?|violette?|rouge|jaune|beige|marron|orange)$/.test(word),
);

/** Words that say something else first: colours only within a longer name, as in "bleu nuit". */
const NEVER_ALONE = new Set(
  [
    'lait',
    'nuit',
    'soleil',
    'jean',
    'terre',
    'souris',
    'or',
    'argent',
    'foret',
    'orage',
    'mousse',
    'canard',
    'ciel',
  ].map(key),
);
/** Words that are a colour only after a thing. */
const AFTER_THING = new Set(
  ['sable', 'creme', 'lin', 'peche', 'citron', 'biscuit', 'miel', 'caramel', 'chocolat'].map(key),
);

interface Parted {
  parted: Token[];
  /** The place there of each token of the text; -1 for a hyphen. */
  places: number[];
}
const known = new WeakMap<readonly Token[], Parted>();

/** A text without its hyphens, which no shade has; a text is asked about at each of its words. */
function partedOf(tokens: readonly Token[]): Parted {
  const again = known.get(tokens);
  if (again) return again;
  let last = -1;
  const places = tokens.map(({ word }) => (word === '-' ? -1 : ++last));
  const made = { parted: tokens.filter(({ word }) => word !== '-'), places };
  known.set(tokens, made);
  return made;
}

/** The colour named at a place of a text; `certain` leaves out words that mean something else first. */
export function colourAt(
  tokens: readonly Token[],
  at: number,
  { certain }: { certain: boolean },
): ColourReading | null {
  const { parted, places } = partedOf(tokens);
  const start = places[at] ?? -1;
  if (start < 0) return null;
  const phrase = phraseFound(parted, start, phrases);
  if (phrase === null || NEVER_ALONE.has(phrase) || (certain && AFTER_THING.has(phrase))) return null;
  const last = start + phrase.split(' ').length - 1;
  const to = places.indexOf(last, at) + 1;
  const colour = shades.get(phrase) ?? phrase;
  // "vert sauge" is one colour.
  const next = tokens[to] ? colourAt(tokens, to, { certain }) : null;
  return { from: at, to: next?.colour === colour ? next.to : to, colour };
}

const ENDINGS = /(?:e|s|es|x|aux)$/;

/** The shade within its family, as products and queries are compared by it: "teinte sauge"; none of a plain colour. */
export function shadeOf(words: readonly Token[], family: string): string[] {
  const plain = fold(family);
  const told = words.map(({ word }) => word).filter((word) => /\p{L}/u.test(word));
  const own = told.filter(
    (word) => word !== plain && word.replace(ENDINGS, '') !== plain.replace(ENDINGS, ''),
  );
  const plainForm = own.length === 1 && /^(?:blanche|blanches)$/.test(own[0] ?? '');
  return own.length === 0 || plainForm ? [] : [`teinte ${own.join(' ')}`];
}
