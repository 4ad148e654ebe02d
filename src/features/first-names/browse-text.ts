import { formatCount, formatNumber } from '#src/lib/format.ts';
import { wordTable } from '#src/lib/word-table.ts';
import { type Browse, COMPOUND, decadeBirths, type Group, type NamePage, recentBirths } from './browse.ts';
import { LAST_YEAR, STEADY_PERCENT } from './facts.ts';
import { valueLabel } from './first-names.fr.ts';
import type { NameEntry } from './name-list.ts';

export interface BrowseText {
  /** The heading; the page's title is this and its page number. */
  heading: string;
  /** The contents of the list and its order, in words. */
  lead: string;
  /** The way it was counted, where that is not obvious. */
  method: string | null;
}

const OF_GROUP: Record<Group, string> = {
  filles: ' de fille',
  garcons: ' de garçon',
  mixtes: ' mixtes',
};

const TREND_TEXT: Record<string, { is: string; lead: string; method: string }> = wordTable({
  'en-hausse': {
    is: 'qui montent',
    lead: `Donnés au moins ${STEADY_PERCENT}\u202f% plus souvent ces cinq dernières années que les cinq précédentes.`,
    method: `Croissance\u202f: naissances de 2020 à ${LAST_YEAR} divisées par celles de 2015 à 2019. Viennent d’abord les prénoms donnés au moins cent fois en ${LAST_YEAR}, la plus forte croissance en tête\u202f; en dessous, quelques naissances suffisent à doubler un prénom.`,
  },
  'de-retour': {
    is: 'anciens qui reviennent',
    lead: 'Courants avant 1950, presque oubliés entre 1970 et 1995, et de nouveau en hausse.',
    method: `Au moins 50 naissances dans une année d’avant 1950, moins du dixième à leur creux entre 1970 et 1995, et ${STEADY_PERCENT}\u202f% de plus ces cinq dernières années que les cinq précédentes.`,
  },
  stables: {
    is: 'toujours aussi donnés',
    lead: `À moins de ${STEADY_PERCENT}\u202f% près, aussi donnés ces cinq dernières années que les cinq précédentes.`,
    method: `Comparaison des naissances de 2020 à ${LAST_YEAR} avec celles de 2015 à 2019.`,
  },
  'en-baisse': {
    is: 'de moins en moins donnés',
    lead: `Donnés au moins ${STEADY_PERCENT}\u202f% moins souvent ces cinq dernières années que les cinq précédentes.`,
    method: `Comparaison des naissances de 2020 à ${LAST_YEAR} avec celles de 2015 à 2019.`,
  },
  rares: {
    is: 'devenus rares',
    lead: 'Courants autrefois, portés aujourd’hui par moins de cent enfants en cinq ans.',
    method:
      'De 25 à 95 naissances ces cinq dernières années, et 2\u202f000 au moins depuis 1900\u202f: les prénoms rares de tout temps ne sont pas dans notre table.',
  },
  oublies: {
    is: 'presque oubliés',
    lead: 'Portés par nos aînés, ils ne sont presque plus donnés.',
    method: 'Moins de 25 naissances ces cinq dernières années, et 2\u202f000 au moins depuis 1900.',
  },
});

/** The names that a list of this trend holds, in a sentence; empty for no trend. */
export const trendLead = (value: string): string => TREND_TEXT[value]?.lead ?? '';

/** Headings are unique over all lists; with a page number they make unique titles. */
export function browseText({ browse, total }: Pick<NamePage, 'browse' | 'total'>): BrowseText {
  const who = `Prénoms${browse.group ? OF_GROUP[browse.group] : ''}`;
  const many = formatCount(total, 'prénom', 'prénoms');
  const { facet, value } = browse;
  if (facet === 'lettre')
    return {
      heading:
        value.length > 1
          ? `${who} qui commencent par ${valueLabel('lettre', value)}`
          : `${who} en ${valueLabel('lettre', value)}`,
      lead: `${many}, dans l’ordre de l’alphabet.`,
      method: null,
    };
  if (facet === 'annees') return { heading: `${who} des années ${value}`, ...decadeText(value, many) };
  if (facet === 'tendance') {
    const { is = '', lead = '', method = '' } = TREND_TEXT[value] ?? {};
    return { heading: `${who} ${is}`, lead: `${many}. ${lead}`, method };
  }
  if (facet === 'longueur')
    return {
      heading: value === COMPOUND ? `${who} composés` : `${who} de ${value} lettres`,
      lead: `${many}, du plus au moins donné ces cinq dernières années.`,
      method: value === COMPOUND ? null : 'Les traits d’union ne comptent pas.',
    };
  return groupText(who, many, browse);
}

function decadeText(value: string, many: string): Pick<BrowseText, 'lead' | 'method'> {
  const unfinished = Number(value) + 9 > LAST_YEAR;
  return {
    lead: `${many}, du plus au moins donné de ${value} à ${unfinished ? LAST_YEAR : Number(value) + 9}.`,
    method: 'Prénoms donnés au moins 2\u202f000 fois dans la décennie.',
  };
}

function groupText(who: string, many: string, { group }: Browse): BrowseText {
  return {
    heading: who,
    lead: `${many}, du plus au moins donné ces cinq dernières années.`,
    method:
      group === 'mixtes'
        ? 'Au moins cent naissances ces cinq dernières années, dont un dixième au moins de chaque sexe.'
        : null,
  };
}

export function browseTitle(text: BrowseText, page: number): string {
  const title = page > 1 ? `${text.heading}, page ${page}` : text.heading;
  return title.length < 18 ? `${title}\u202f: la liste` : title;
}

/** The most a search engine shows of a description before it cuts it. */
const DESCRIPTION_MAX = 160;

/** At least fifty characters, and one of its own a page: what says most comes first, and only what fits. */
export function browseDescription(text: BrowseText, { names, page, last }: NamePage): string {
  const first = names.slice(0, 3).map((entry) => entry.name);
  const where = last > 1 ? ` (page ${page} sur ${last})` : '';
  const parts = [text.lead, 'Chacun avec sa courbe de naissances depuis 1900.'];
  return parts.reduce(
    (said, part) => (said.length + 1 + part.length > DESCRIPTION_MAX ? said : `${said} ${part}`),
    `${text.heading}${where}\u202f: ${first.join(', ')}…`,
  );
}

/** The label to unfold the names of a letter's later pages. */
export function laterLabel(count: number): string {
  return `Les ${formatNumber(count)} suivants, par ordre alphabétique`;
}

/** The note beside a name in a list; null: for whom it is. */
export function browseNote(browse: Browse): ((entry: NameEntry) => string) | null {
  if (browse.facet === 'annees') return (entry) => formatNumber(decadeBirths(entry, browse));
  if (browse.value === 'en-hausse') return growthText;
  if (browse.facet === 'longueur' || browse.facet === null)
    return (entry) => formatNumber(recentBirths(entry, browse));
  return null;
}

/** Fewer births in the five years before: the name was hardly given then, and a ratio says nothing. */
const HARDLY_GIVEN = 50;

/** "+85 %", "×2,4" from a doubling on; "nouveau" over tenfold, from almost nothing. */
export function growthText(entry: Pick<NameEntry, 'growth' | 'before'>): string {
  if (entry.growth >= 10 && entry.before < HARDLY_GIVEN) return 'nouveau';
  if (entry.growth >= 2) return `×\u202f${formatNumber(Math.round(entry.growth * 10) / 10)}`;
  return `+${Math.round((entry.growth - 1) * 100)}\u202f%`;
}
