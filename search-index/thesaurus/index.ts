import { conceptId, type Shelf } from './concept.ts';
import { CAR } from './concepts/car.ts';
import { CARE } from './concepts/care.ts';
import { CLOTHES } from './concepts/clothes.ts';
import { FEEDING } from './concepts/feeding.ts';
import { GIFTS } from './concepts/gifts.ts';
import { MOTHER } from './concepts/mother.ts';
import { OUTINGS } from './concepts/outings.ts';
import { PLAY } from './concepts/play.ts';
import { ROOM } from './concepts/room.ts';
import { SLEEP } from './concepts/sleep.ts';
import { OF_DAYS } from './descriptions/days.ts';
import { OF_OUTINGS } from './descriptions/outings.ts';
import { OF_PLAY } from './descriptions/play.ts';
import { OF_SLEEP } from './descriptions/sleep.ts';
import { DAYS } from './situations/days.ts';
import { FAMILY } from './situations/family.ts';
import { GIVING } from './situations/giving.ts';
import { MOMENTS } from './situations/moments.ts';
import { NIGHTS } from './situations/nights.ts';
import { OUTSIDE } from './situations/outside.ts';
import { TOLD_ANEW } from './situations/told-anew.ts';
import { TOLD_GROWING } from './situations/told-growing.ts';
import { TOLD_AT_HOME } from './situations/told-home.ts';
import { TOLD_OUTSIDE } from './situations/told-outside.ts';
import { createThesaurus } from './thesaurus.ts';
import { USES_BY_DAY } from './uses/days.ts';
import { USES_AT_HOME } from './uses/home.ts';
import { USES_OUTSIDE } from './uses/outside.ts';
import { USES_OF_PLAY } from './uses/play.ts';

const CLOTHING = 'vêtement';

/** Everything on the shelf of clothes is a kind of them, unless it says otherwise. */
function worn(shelf: Shelf): Shelf {
  const lines = Object.entries(shelf).map(([name, line]) => [
    name,
    name === CLOTHING || line.under ? line : { ...line, under: CLOTHING },
  ]);
  return Object.fromEntries(lines);
}

/** The program’s own knowledge of the field, shelf by shelf. */
export const SHELVES = [OUTINGS, CAR, SLEEP, FEEDING, CARE, worn(CLOTHES), PLAY, ROOM, MOTHER, GIFTS];

export const SITUATIONS = [NIGHTS, OUTSIDE, DAYS, FAMILY, GIVING, MOMENTS];

export const PHRASES = [TOLD_AT_HOME, TOLD_OUTSIDE, TOLD_GROWING, TOLD_ANEW];

export const DESCRIPTIONS = [OF_SLEEP, OF_OUTINGS, OF_DAYS, OF_PLAY];

export const USES = [USES_AT_HOME, USES_BY_DAY, USES_OUTSIDE, USES_OF_PLAY];

export const THESAURUS = createThesaurus(SHELVES, {
  situations: SITUATIONS,
  phrases: PHRASES,
  descriptions: DESCRIPTIONS,
  uses: USES,
});

/** Ids of what is worn: there an age is a size. */
export const WORN: ReadonlySet<string> = new Set(Object.keys(CLOTHES).map(conceptId));

/** Ids of what is worn on feet: there a number is a size of shoes. */
export const SHOES: ReadonlySet<string> = new Set(
  [...THESAURUS.concepts.values()]
    .filter(({ id, broader }) => [id, ...broader].includes('chausse'))
    .map(({ id }) => id),
);
