import { fold, wordsOf } from '#search/text.ts';
import { firstNameIntro } from '#src/features/first-names/first-name-text.ts';
import { findFirstName } from '#src/features/first-names/first-names.server.ts';
import { cityIntro } from '#src/features/places/place-text.ts';
import { allPlaces, findCity } from '#src/features/places/places.server.ts';
import { isNamed, searchCommunes } from '#src/features/places/search-places.ts';
import type { Db } from '#src/server/db/connect.ts';
import { OF_ASKING } from '../passages/question-words.ts';

/** A page about one name or one town, with the sentences that it begins with. */
export interface NamedAnswer {
  title: string;
  path: string;
  sentences: readonly string[];
}

const OF_NAMES =
  /\bprenoms?\b|\bmixte\b|\bfilles? ou garcons?\b|\b(?:de|des) petite?s\b|\bsont nee?s\b|\bs appellent\b/;
/** Words beside a first name. */
const BESIDE_NAME = new Set(
  'prenom prenoms populaire popularite rang statistique statistiques mode mixte fille filles garcon garcons nes nees ne nee proche proches revient origine signification rare classement france naissances petites petits courant donne portent tendance famille deux comparer choisir annee an'.split(
    ' ',
  ),
);

const OF_TOWNS = /\bnaissances?\b|\bnatalite\b|\bnaissent\b|\bnaitre\b|\bnee?s\b/;
const BESIDE_TOWN = new Set(
  'naissance naissances natalite naissent naitre ne nes nee nees bebe bebes enfant enfants nombre taux an annee ville maternite population par combien chiffre chiffres statistique statistiques habitants'.split(
    ' ',
  ),
);

const told = (question: string, beside: ReadonlySet<string>) =>
  wordsOf(question).filter((word) => {
    const folded = fold(word);
    return !OF_ASKING.has(folded) && !beside.has(folded) && !/^\d+$/.test(folded);
  });

/** The town whose births are asked for; null when none is. */
export async function askedTown(db: Db, question: string): Promise<NamedAnswer | null> {
  const text = fold(question).replace(/[’']/g, ' ');
  if (!OF_TOWNS.test(text)) return null;
  const name = told(question, BESIDE_TOWN).join(' ');
  if (name.length < 2) return null;
  const [commune] = searchCommunes((await allPlaces(db)).communes, name);
  const city = commune && isNamed(commune, name) ? await findCity(db, commune.slug) : null;
  return (
    city && { title: city.commune.name, path: `/naissances/${city.commune.slug}`, sentences: cityIntro(city) }
  );
}

/** The first name that is asked for; null when none is, or several. */
export async function askedFirstName(db: Db, question: string): Promise<NamedAnswer | null> {
  const text = fold(question).replace(/[’']/g, ' ');
  if (!OF_NAMES.test(text)) return null;
  const words = told(question, BESIDE_NAME);
  // A long question tells of something else than one name.
  if (words.length === 0 || words.length > 2) return null;
  for (const word of words) {
    const slug = fold(word);
    const page = await findFirstName(db, slug);
    if (page)
      return {
        title: `Prénom ${page.facts.name}`,
        path: `/prenoms/${slug}`,
        sentences: firstNameIntro(page.facts),
      };
  }
  return null;
}
