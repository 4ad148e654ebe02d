import { fold, wordsOf } from '#search/text.ts';
import { contactFr } from '#src/features/contact/contact.fr.ts';
import { firstNameIntro } from '#src/features/first-names/first-name-text.ts';
import { findFirstName } from '#src/features/first-names/first-names.server.ts';
import { departmentLead } from '#src/features/places/department-text.ts';
import { cityIntro } from '#src/features/places/place-text.ts';
import { allPlaces, findCity, findDepartment } from '#src/features/places/places.server.ts';
import { isNamed, searchCommunes } from '#src/features/places/search-places.ts';
import { findTownOutings } from '#src/features/tourism/tourism-page.server.ts';
import { townLead, townTitle } from '#src/features/tourism/tourism-text.ts';
import type { Db } from '#src/server/db/connect.ts';
import { OF_ASKING } from '../passages/question-words.ts';
import { sentencesOf } from './sentences.ts';

/** A page about one name or one town, with the sentences that it begins with. */
export interface NamedAnswer {
  title: string;
  path: string;
  sentences: readonly string[];
}

const OF_CONTACT = [
  /\bvous (?:\w+ )?(?:joindre|contacter|ecrire|appeler|parler|telephoner)\b/,
  /\b(?:joindre|contacter|ecrire|appeler|parler|telephoner) (?:\w+ )?(?:merveille|milla|l equipe|la redaction|un humain|quelqu un)\b/,
  /\b(?:parler|ecrire) a une (?:vraie )?personne\b|\bservice client\b|\bsupport technique\b|\bcontactez\b/,
  /^(?:contact|le contact|nous contacter|votre contact)\W*$/,
];
/** Somebody else is to be reached. */
const OF_OTHERS =
  /\b(?:boutiques?|vendeurs?|sage femme|medecin|pmi|caf|mairie|parents?|creche|nounou|urgence|parler de)\b/;

/** The page by which a person here is reached; null when that is not what is asked. */
export function askedContact(question: string): NamedAnswer | null {
  const text = fold(question).replace(/[’'-]/g, ' ');
  if (!OF_CONTACT.some((one) => one.test(text)) || OF_OTHERS.test(text)) return null;
  const { title, lead } = contactFr.contact;
  return { title, path: '/contactez-nous', sentences: [lead] };
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
  const commune = await communeNamed(db, name);
  const city = commune && (await findCity(db, commune.slug));
  if (city)
    return { title: city.commune.name, path: `/naissances/${city.commune.slug}`, sentences: cityIntro(city) };
  return departmentNamed(db, name);
}

async function communeNamed(db: Db, name: string) {
  const [commune] = searchCommunes((await allPlaces(db)).communes, name);
  return commune && isNamed(commune, name) ? commune : null;
}

async function departmentNamed(db: Db, name: string): Promise<NamedAnswer | null> {
  const wanted = plainName(name);
  const found = (await allPlaces(db)).departments.find((one) => plainName(one.name) === wanted);
  const page = found && (await findDepartment(db, found.slug));
  if (!page) return null;
  const sentences = sentencesOf([{ kind: 'text', text: departmentLead(page) }]).map(({ text }) => text);
  return { title: page.department.name, path: `/naissances/${page.department.slug}`, sentences };
}

const plainName = (name: string) => fold(name).replace(/[’' -]+/g, ' ');

const OF_OUTINGS =
  /\bmusees?\b|\bsorties?\b|\bactivites?\b|\ba faire\b|\b(?:que|quoi) faire\b|\bvisiter\b|\bbalades?\b|\bzoos?\b/;
const BESIDE_OUTINGS = new Set(
  'famille faire sortie sorties sortir musee musees activite activites visiter visite balade balades zoo zoos parc parcs enfant enfants bebe weekend week end dimanche samedi jour pluie idee idees autour petits'.split(
    ' ',
  ),
);

/** The town whose outings with children are asked for; null when none is, or there are none. */
export async function askedOutings(db: Db, question: string, now: Date): Promise<NamedAnswer | null> {
  if (!OF_OUTINGS.test(fold(question).replace(/[’']/g, ' '))) return null;
  const name = told(question, BESIDE_OUTINGS).join(' ');
  const commune = name.length < 2 ? null : await communeNamed(db, name);
  const page = commune && (await findTownOutings(db, commune.slug, now));
  if (!page || page.inside.length === 0) return null;
  const sentences = sentencesOf([{ kind: 'text', text: townLead(page) }]).map(({ text }) => text);
  return { title: townTitle(page), path: `/a-faire-en-famille/${page.town.slug}`, sentences };
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

/**
 * "naissances à Lyon", then "et à Nantes ?": the same question of the other name. Null where the one before is of no
 * town and no first name, or the next one is of none.
 */
export async function askedOfAnother(db: Db, before: string, question: string): Promise<string | null> {
  const text = fold(before).replace(/[’']/g, ' ');
  for (const { asks, beside, isKnown } of NAMED) {
    if (!asks.test(text)) continue;
    const was = told(before, beside);
    const now = told(question, beside);
    if (was.length === 0 || now.length === 0 || now.length > MOST_OF_NAME) continue;
    if (!(await isKnown(db, was.join(' '))) || !(await isKnown(db, now.join(' ')))) continue;
    const kept = wordsOf(before).filter((word) => !was.includes(word));
    return [...kept, ...now].join(' ');
  }
  return null;
}

const MOST_OF_NAME = 3;
const isTown = async (db: Db, name: string) =>
  (await communeNamed(db, name)) !== null || (await departmentNamed(db, name)) !== null;
const NAMED = [
  { asks: OF_TOWNS, beside: BESIDE_TOWN, isKnown: isTown },
  { asks: OF_OUTINGS, beside: BESIDE_OUTINGS, isKnown: isTown },
  {
    asks: OF_NAMES,
    beside: BESIDE_NAME,
    isKnown: async (db: Db, name: string) => (await findFirstName(db, fold(name))) !== null,
  },
];
