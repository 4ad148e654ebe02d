import { formatDate } from '#src/lib/format.ts';
import { date } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { formatSpan } from '../result/words.ts';
import { defineTool } from '../tool.ts';
import { ANIMALS, type LunarSign, signOf, signOfYear } from './chinese-zodiac.ts';
import { FIRST_LUNAR_YEAR, LAST_LUNAR_YEAR, lunarNewYear } from './lunar-new-years.ts';

const OUTSIDE = `La table du nouvel an lunaire va du 20 février ${FIRST_LUNAR_YEAR} à la fin de l’année lunaire ${LAST_LUNAR_YEAR}.`;

function factsOf(sign: LunarSign): Block {
  return {
    kind: 'facts',
    rows: [
      ['Année lunaire', formatSpan(sign.from, sign.to)],
      ['Élément', `${sign.element} (${sign.side})`],
      ['Rang dans le cycle', `${ANIMALS.indexOf(sign.animal) + 1} sur 12`],
      ['Même animal', sameAnimal(sign).join(', ')],
    ],
  };
}

function sameAnimal({ year }: LunarSign): number[] {
  return [-24, -12, 12, 24].map((years) => year + years).filter((other) => signOfYear(other) !== null);
}

function beforeNewYear(day: string, { year, animal }: LunarSign): Block[] {
  const calendarYear = Number(day.slice(0, 4));
  const opens = lunarNewYear(calendarYear);
  const next = signOfYear(calendarYear);
  if (year === calendarYear || !opens || !next) return [];
  return [
    {
      kind: 'note',
      tone: 'sage',
      title: 'Avant le nouvel an lunaire.',
      text: `En ${calendarYear}, il tombe le ${formatDate(opens)} : ce jour-là commence l’année ${ofAnimal(next)}. La veille encore, c’est celle ${ofAnimal({ animal })}.`,
    },
  ];
}

/** « du Dragon », « de la Chèvre ». */
function ofAnimal({ animal }: Pick<LunarSign, 'animal'>): string {
  return animal === 'Chèvre' ? `de la ${animal}` : `du ${animal}`;
}

/** Dragon de Bois, Lapin d’Eau. */
function nameOf({ animal, element }: LunarSign): string {
  return /^[AEIOUÉ]/.test(element) ? `${animal} d’${element}` : `${animal} de ${element}`;
}

export const chineseZodiacTool = defineTool({
  submit: 'Trouver le signe',
  fields: {
    date: date({
      label: 'Date de naissance, prévue ou réelle',
      hint: 'Un enfant attendu, un parent, une grand-mère.',
    }),
  },
  answer({ date: day }) {
    const sign = signOf(day);
    if (!sign) return { errors: { date: OUTSIDE } };
    const blocks: Block[] = [
      {
        kind: 'answer',
        label: `Naissance le ${formatDate(day)}`,
        value: nameOf(sign),
        note: `année lunaire ${sign.year}`,
      },
      ...beforeNewYear(day, sign),
      factsOf(sign),
      {
        kind: 'note',
        tone: 'cream',
        text: 'Une tradition et un jeu : elle ne dit rien du caractère d’un enfant.',
      },
    ];
    return { result: { blocks } };
  },
});
