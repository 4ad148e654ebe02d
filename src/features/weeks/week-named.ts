import { isWeek, type WeekRef } from './weeks.ts';

/** Complete weeks in a month of pregnancy: 365,25 / 12 / 7. */
const WEEKS_IN_MONTH = 365.25 / 12 / 7;
/** Pregnancy begins two weeks after amenorrhoea is counted from. */
const BEFORE_START = 2;
const MONTHS = 9;

const ORDINALS = [
  ...['premier', 'deuxieme', 'troisieme', 'quatrieme', 'cinquieme', 'sixieme', 'septieme', 'huitieme'],
  'neuvieme',
];
const NUMBER = String.raw`(\d{1,2})`;
/** "5e", "5eme", "5ème" (its accent is gone), "1er", "1ere". */
const NTH = String.raw`(\d{1,2}) ?(?:er|ere|re|e|eme|ieme)`;
const OF_PREGNANCY = '(?: (?:de )?(?:ma |la )?grossesse)?';

interface Reading {
  form: RegExp;
  read: (number: number) => WeekRef;
}

const week = (number: number): WeekRef => ({ period: 'grossesse', week: number });
const afterMonths = (months: number): WeekRef => week(Math.ceil(BEFORE_START + months * WEEKS_IN_MONTH));
const whole = (form: string) => new RegExp(`^${form}$`);

/** The forms that a whole query may have, once its accents, stops and small words are gone. */
const READINGS: readonly Reading[] = [
  { form: whole(`${NUMBER} ?(?:sa|semaines? d amenorrhee)`), read: week },
  { form: whole(`sa ?${NUMBER}`), read: week },
  { form: whole(`(?:${NTH} semaine|semaine ${NUMBER})(?: (?:de )?(?:grossesse|d amenorrhee))?`), read: week },
  { form: whole(`${NUMBER} ?sg`), read: (number) => week(number + BEFORE_START) },
  { form: whole(`${NUMBER} semaines? (?:de )?grossesse`), read: week },
  { form: whole(`${NTH} mois${OF_PREGNANCY}`), read: (number) => afterMonths(number - 1) },
  { form: whole(`(?:enceinte (?:de )?${NUMBER} mois|${NUMBER} mois (?:de )?grossesse)`), read: afterMonths },
  { form: whole(`enceinte (?:de )?${NUMBER} semaines?`), read: week },
  {
    form: whole(`(?:bebe|nouveau ne) (?:de |a )?(?:${NUMBER} semaines?|semaine ${NUMBER})`),
    read: (number) => ({ period: 'bebe', week: number }),
  },
];

const plain = (query: string) =>
  query
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^ ?(?:je suis |a |au |la |ma |mon |le |l )+/, '')
    .trim();

const withDigits = (query: string) =>
  ORDINALS.reduce((text, word, at) => text.replace(new RegExp(`\\b${word}\\b`), `${at + 1}e`), query);

/**
 * The week that a whole query names: "12 SA", "12e semaine", "5e mois de grossesse", "enceinte de 5 mois", "bébé 3
 * semaines"; null for any other. Months are those of the calendar, counted from the beginning of pregnancy. "SG" are two
 * fewer than weeks of amenorrhoea, in which whoever writes "semaines" alone mostly counts, as our pages do.
 */
export function weekNamed(query: string): WeekRef | null {
  const text = withDigits(plain(query));
  for (const { form, read } of READINGS) {
    const digits = form.exec(text)?.slice(1).find(Boolean);
    if (digits === undefined) continue;
    const number = Number(digits);
    if (/mois/.test(text) && (number < 1 || number > MONTHS)) return null;
    const ref = read(number);
    return isWeek(ref) ? ref : null;
  }
  return null;
}
