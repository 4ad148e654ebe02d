import { isElsewhere } from '../french/elsewhere.ts';
import { isEveryday } from '../french/everyday.ts';
import { isDetail } from '../french/noise.ts';
import { isOtherThing } from '../french/other-things.ts';
import { isStopWord } from '../french/stop-words.ts';
import { givenIn } from '../thesaurus/given.ts';
import { singular } from '../thesaurus/key.ts';
import { isLight } from '../thesaurus/light.ts';
import { ofChild, stemOf } from '../thesaurus/stems.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { barredIn, blanked } from './barred.ts';
import { withBornEarly } from './born-early.ts';
import { likelyIn } from './described.ts';
import { isGiftOfOthers, madeForADay } from './gift-cases.ts';
import { besideGift, isGift, occasionGift, personalGift } from './gifts.ts';
import { materialsFor } from './materials.ts';
import { volumeIn, withBareSize } from './measured.ts';
import { measuresOf, type Scan, scanned, withoutIn } from './measures.ts';
import type { Found } from './named.ts';
import { createNamer } from './namer.ts';
import { withFigures } from './numbers.ts';
import { ownWeightOf } from './own-weight.ts';
import { belongsTo, isForElsewhere } from './purpose.ts';
import type { NamedThing, Reading } from './reading.ts';
import { withAdjectives } from './relative.ts';
import { SAYS_NOTHING } from './says-nothing.ts';
import { leaningOf } from './seasons.ts';
import { isOfSentences, isSentence, namesAlone } from './sentence.ts';
import { isOfGrownUps } from './sizes.ts';
import { type Known, type Spellings, spellingsOf } from './spellings.ts';
import { isNumber, type Token, tokensOf } from './tokens.ts';

export type Reader = (query: string) => Reading;

/** A situation is told by all its words; a number beside a thing has said what it could. */
function restOf(unknown: readonly Token[], head: NamedThing | null): string {
  if (head?.need) return '';
  return unknown
    .filter((token) => !isNumber(token) || !head)
    .map(({ text }) => text)
    .join(' ');
}

const someOf = (thing: NamedThing | null, ids: ReadonlySet<string>) =>
  thing?.ids.some((id) => ids.has(id)) ?? false;

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

/** The details of a thing; in a situation, the dark one is afraid of is no colour. */
const detailsIn = (found: Found, need: NamedThing | null) => ({
  colours: need ? [] : distinct(found.colours),
  shade: need ? '' : (found.shades[0] ?? ''),
  materials: need ? [] : distinct(found.materials).map(materialsFor),
  seasons: need ? [] : distinct(found.seasons),
  brands: found.brands,
});

/** "Mobile samsung": all that is told of a thing are words of other shops, which tell nothing of ours. */
const isOfOtherShops = (unknown: readonly Token[], { vocabulary, needs }: Thesaurus): boolean =>
  unknown.length > 0 &&
  unknown.every(({ word }) => {
    const key = singular(word);
    return isEveryday(word) && !vocabulary.has(key) && !needs.words.has(key);
  });

const priceIn = ({ price }: Scan): Reading['price'] =>
  price && {
    ...(price.min !== undefined && { min: price.min }),
    ...(price.max !== undefined && { max: price.max }),
  };

/** True of a word that the field knows: of a thing, or of what a thing is used for. */
const isOfDescriptions = (key: string, { vocabulary, uses }: Thesaurus): boolean =>
  vocabulary.has(key) || uses.words.has(key);

/** "Bouteille de gaz", "sapin de noël": a name of something else, whatever its words tell. */
function isOtherName(said: string, thesaurus: Thesaurus): boolean {
  const forADay = madeForADay(said);
  return isOtherThing(said) || (forADay !== null && thesaurus.find([singular(forADay)]).length === 0);
}

/** Covers of a bed, which are as wide as two children's. */
const COVERS: ReadonlySet<string> = new Set(['parure de lit', 'couette', 'linge de lit']);

/** So many families of words tell a situation; a longer sentence tells more than one. */
const MOST_TOLD = 5;

/** A situation with the families of words that descriptions may tell it with. */
function withTold(head: NamedThing | null, tokens: readonly Token[]): NamedThing | null {
  if (!head?.need) return head;
  const stems = tokens.filter(mayTell).map(({ word }) => stemOf(singular(word)));
  const said = [...new Set(stems)].filter((stem) => !isLight(stem)).slice(0, MOST_TOLD);
  return { ...head, said };
}

const mayTell = (token: Token): boolean =>
  token.word.length > 2 &&
  !isNumber(token) &&
  !isDetail(token.word) &&
  !isStopWord(token.word) &&
  !SAYS_NOTHING.has(token.word) &&
  !isOfSentences(token.word) &&
  !ofChild(singular(token.word));

interface Beside {
  said: string;
  tokens: readonly Token[];
  unknown: ReadonlySet<string>;
  first: NamedThing | null;
  need: NamedThing | null;
  found: Found;
  between: string;
  tool: boolean;
  sentence: boolean;
}

/** True when words say that it is for no child, or for what the field has no word of. */
function isOfElsewhere(
  { said, tokens, unknown, first, need, found, between, tool, sentence }: Beside,
  { thesaurus }: Known,
  { isOfField }: Spellings,
): boolean {
  const words = tokens.map(({ word }) => word);
  if (isGiftOfOthers(said) || isElsewhere([...unknown], words)) return true;
  if (first !== null && !need && isOfOtherShops(found.unknown, thesaurus)) return true;
  if (need && (sentence || need.described)) return false;
  return tool || belongsTo(between) || isForElsewhere(said, unknown, isOfField);
}

/** Makes a reader; reading a query takes well under a millisecond. */
export function createReader(known: Known): Reader {
  const { thesaurus, worn, shoes } = known;
  const spellings = spellingsOf(known);
  const cases = givenIn(thesaurus.concepts);
  const name = createNamer(known, spellings);
  return (query) => {
    const all = withAdjectives(withBornEarly(withFigures(tokensOf(query))));
    const { kept: tokens, barred } = barredIn(all, thesaurus);
    const said = blanked(query, all, tokens);
    const scan = scanned(tokens);
    const { words, found, head, others, need, between, tool } = name(said, scan, tokens);
    const first = head ?? others[0] ?? null;
    const clothing = { worn: someOf(first, worn), shoes: someOf(first, shoes) };
    const sized = withBareSize(scan, found, { tokens, ...clothing });
    const light = tokens.some(({ word }) => /^(?:leger|legere|legers|legeres|ultraleger|poids)$/.test(word));
    const ownWeight = ownWeightOf(scan.weight, { head, closure: thesaurus.closure, light });
    const measures = measuresOf(
      { ...sized, ownWeight },
      { tokens, without: withoutIn(query), worn: clothing.worn },
    );
    const volume = first && !first.need ? volumeIn(scan.rest) : null;
    if (volume) found.unknown = found.unknown.filter((token) => token !== volume.number);
    const unknown = new Set(found.unknown.map(({ word }) => word));
    const sentence = isSentence(tokens, namesAlone(thesaurus));
    const starts = words.tokens[found.things[0]?.at ?? -1]?.from ?? 0;
    const price = priceIn(scan);
    const other = isOtherName(said, thesaurus);
    const elsewhere =
      other ||
      measures.sizes.some((size) => isOfGrownUps(size, someOf(first, COVERS))) ||
      isOfElsewhere({ said, tokens, unknown, first, need, found, between, tool, sentence }, known, spellings);
    const { materials } = found;
    const asked = {
      age: measures.age,
      price,
      materials,
      head,
      others,
      found: found.things,
      elsewhere,
      given: cases,
    };
    const personal = personalGift(said, asked, thesaurus);
    // What several give together is used for years, whatever the day it is given on.
    const together = personal?.ids.includes('cadeau commun') ?? false;
    const given = personal ?? occasionGift({ head, others, keys: words.keys }, measures.age, thesaurus);
    return {
      said,
      head: given ?? (other && need ? null : withTold(head, tokens)),
      others: given ? besideGift(others) : others,
      price,
      about: scan.price?.about ?? false,
      nearly: scan.price?.nearly ?? null,
      cheap: scan.cheap,
      age: together ? null : measures.age,
      sizes: measures.sizes,
      ...detailsIn(found, need),
      leaning: need ? leaningOf(words.keys, sentence) : null,
      likely: likelyIn(head, found.unknown, thesaurus),
      gift: personal !== null || isGift(head),
      weight: scan.weight && ownWeight === null ? (scan.weight.min ?? scan.weight.max) : null,
      ownWeight,
      barred,
      rest: [personal ? '' : restOf(found.unknown, first), volume?.text].filter(Boolean).join(' '),
      leading: found.unknown.filter(({ from }) => from < starts).length,
      descriptive: found.unknown.every(({ word }) => isOfDescriptions(singular(word), thesaurus)),
      elsewhere,
      sentence,
      unfinished: found.unfinished,
      understood: [
        ...measures.chips.filter(({ kind }) => !together || kind !== 'age'),
        ...(need ? found.chips.filter(({ kind }) => kind === 'brand') : found.chips),
      ],
    };
  };
}
