import { fold, wordsOf } from '#search/text.ts';
import { contactFr } from '#src/features/contact/contact.fr.ts';
import { firstNameIntro } from '#src/features/first-names/first-name-text.ts';
import { findFirstName } from '#src/features/first-names/first-names.server.ts';
import { departmentLead } from '#src/features/places/department-text.ts';
import { cityIntro } from '#src/features/places/place-text.ts';
import { allPlaces, findCity, findDepartment } from '#src/features/places/places.server.ts';
import { isNamed, searchCommunes } from '#src/features/places/search-places.ts';
import { findDepartmentOutings, findTownOutings } from '#src/features/tourism/tourism-page.server.ts';
import {
  departmentTitle,
  departmentLead as outingsLead,
  townLead,
  townTitle,
} from '#src/features/tourism/tourism-text.ts';
import type { Db } from '#src/server/db/connect.ts';
import { type AskedOf, MAYBE_NAMES, NAMES, OUTINGS, placesIn, TOWNS, toldIn } from './asks-of.ts';
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

/** A place may be asked for with so few other telling words beside it. */
const MOST_BESIDE = 1;

/** The names that a question may mean: all its own words, then the parts of it that may name a place. */
function mayMean(question: string, of: AskedOf): string[] {
  const whole = toldIn(question, of).join(' ');
  const parts = placesIn(question, of).filter(({ left }) => left <= MOST_BESIDE);
  return [...new Set([whole, ...parts.map(({ name }) => name)])].filter(({ length }) => length > 1);
}

/** The town or the department whose births are asked for; null when none is. */
export async function askedTown(db: Db, question: string): Promise<NamedAnswer | null> {
  if (!TOWNS.asks(question)) return null;
  for (const name of mayMean(question, TOWNS)) {
    const commune = await communeNamed(db, name);
    const city = commune && (await findCity(db, commune.slug));
    if (city)
      return {
        title: city.commune.name,
        path: `/naissances/${city.commune.slug}`,
        sentences: cityIntro(city),
      };
    const department = await departmentNamed(db, name);
    if (department) return department;
  }
  return null;
}

async function communeNamed(db: Db, name: string) {
  const [commune] = searchCommunes((await allPlaces(db)).communes, name);
  return commune && isNamed(commune, name) ? commune : null;
}

async function departmentOf(db: Db, name: string) {
  const wanted = plainName(name);
  return (await allPlaces(db)).departments.find((one) => plainName(one.name) === wanted) ?? null;
}

async function departmentNamed(db: Db, name: string): Promise<NamedAnswer | null> {
  const found = await departmentOf(db, name);
  const page = found && (await findDepartment(db, found.slug));
  if (!page) return null;
  const sentences = sentencesOf([{ kind: 'text', text: departmentLead(page) }]).map(({ text }) => text);
  return { title: page.department.name, path: `/naissances/${page.department.slug}`, sentences };
}

const plainName = (name: string) => fold(name).replace(/[’' -]+/g, ' ');

/** The town or the department whose outings with children are asked for; null when none is, or there are none. */
export async function askedOutings(db: Db, question: string, now: Date): Promise<NamedAnswer | null> {
  if (!OUTINGS.asks(question)) return null;
  for (const name of mayMean(question, OUTINGS)) {
    const found = (await outingsOfTown(db, name, now)) ?? (await outingsOfDepartment(db, name, now));
    if (found) return found;
  }
  return null;
}

const leadOf = (text: string) => sentencesOf([{ kind: 'text', text }]).map((one) => one.text);

async function outingsOfTown(db: Db, name: string, now: Date): Promise<NamedAnswer | null> {
  const commune = await communeNamed(db, name);
  const page = commune && (await findTownOutings(db, commune.slug, now));
  if (!page || page.inside.length === 0) return null;
  return {
    title: townTitle(page),
    path: `/a-faire-en-famille/${page.town.slug}`,
    sentences: leadOf(townLead(page)),
  };
}

async function outingsOfDepartment(db: Db, name: string, now: Date): Promise<NamedAnswer | null> {
  const department = await departmentOf(db, name);
  const page = department && (await findDepartmentOutings(db, department.slug, now));
  if (!page || page.outings.length === 0) return null;
  return {
    title: departmentTitle(page),
    path: `/a-faire-en-famille/${page.department.slug}`,
    sentences: leadOf(outingsLead(page)),
  };
}

/** The first name that is asked for; null when none is, or several. */
export async function askedFirstName(db: Db, question: string): Promise<NamedAnswer | null> {
  for (const word of mayBeFirstNames(question)) {
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

/** The words that may be it: a long question tells of something else than one name. */
function mayBeFirstNames(question: string): string[] {
  if (NAMES.asks(question)) {
    const words = toldIn(question, NAMES);
    if (words.length > 0 && words.length <= 2) return words;
  }
  const [word, another] = MAYBE_NAMES.asks(question) ? toldIn(question, MAYBE_NAMES) : [];
  return word !== undefined && another === undefined && /^\p{Lu}/u.test(word) ? [word] : [];
}

/**
 * "naissances à Lyon", then "et à Nantes ?": the same question of the other name. Null where the one before is of no
 * town and no first name, or the next one is of none.
 */
export async function askedOfAnother(db: Db, before: string, question: string): Promise<string | null> {
  for (const { of, isKnown } of NAMED) {
    if (!of.asks(before)) continue;
    const was = toldIn(before, of);
    const now = toldIn(question, of);
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
const isFirstName = async (db: Db, name: string) => (await findFirstName(db, fold(name))) !== null;
const NAMED = [
  { of: TOWNS, isKnown: isTown },
  { of: OUTINGS, isKnown: isTown },
  { of: NAMES, isKnown: isFirstName },
  { of: MAYBE_NAMES, isKnown: isFirstName },
];
