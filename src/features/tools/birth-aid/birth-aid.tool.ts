import { addMonths, type Day } from '#src/lib/calendar-day.ts';
import { formatCount, formatDate, formatNumber, formatPrice } from '#src/lib/format.ts';
import { ofName } from '#src/lib/of-name.ts';
import { choice, date, number, optionalNumber } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { formatMonth } from '../result/words.ts';
import { defineTool } from '../tool.ts';
import { BIRTH_AID_CHECKED_ON, type BirthAid, birthAid, CEILINGS, type Household } from './birth-aid.ts';

const HIGHEST_INCOME = 1_000_000;

const HOUSEHOLDS = [
  { value: 'deux', label: 'Couple, deux revenus' },
  { value: 'un', label: 'Couple, un revenu' },
  { value: 'seul', label: 'Parent seul' },
] as const satisfies readonly { value: Household; label: string }[];

const euros = (amount: number) => `${formatNumber(amount)}\u202f€`;

const CHECK = `Estimation à vérifier auprès de votre Caf ou de votre MSA\u202f: elles seules connaissent vos droits. Montants relevés le ${formatDate(BIRTH_AID_CHECKED_ON)}, valables hors Mayotte.`;

const RATES = { full: 'à taux plein', half: 'à taux partiel' } as const;

const unknown = (month: Day): string =>
  `Les plafonds de ${month.slice(0, 4)} ne sont pas encore dans cet outil\u202f: il connaît ceux de ${Object.keys(CEILINGS).join(' et ')}.`;

function grantBlock({ month, cents, ceiling }: BirthAid['grant'], together: number): Block {
  const label = 'Prime à la naissance';
  if (ceiling === null || cents === null)
    return { kind: 'answer', label, value: 'Nous ne le savons pas encore', note: unknown(month) };
  if (cents === 0)
    return { kind: 'answer', label, value: 'Pas de prime', note: `le plafond est de ${euros(ceiling)}` };
  const each = together > 1 ? `, pour ${formatCount(together, 'enfant', 'enfants')}` : '';
  return {
    kind: 'answer',
    label,
    value: formatPrice(cents),
    note: `en une fois, au septième mois de grossesse, vers ${formatMonth(month)}${each}`,
  };
}

function allowanceBlock({ from, to, cents, rate }: BirthAid['allowance']): Block {
  const label = 'Allocation de base';
  if (rate === null || cents === null)
    return { kind: 'answer', label, value: 'Nous ne le savons pas encore', note: unknown(from) };
  if (rate === 'none') return { kind: 'answer', label, value: 'Pas d’allocation de base' };
  return {
    kind: 'answer',
    label,
    value: `${formatPrice(cents)} par mois`,
    note: `${RATES[rate]}, ${ofName(formatMonth(from))} à ${formatMonth(to)} si vos ressources restent les mêmes`,
  };
}

function ceilingRows({ grant, allowance }: BirthAid): [string, string][] {
  const rows: [string, string][] = [];
  if (grant.ceiling !== null)
    rows.push([`Plafond de la prime en ${grant.month.slice(0, 4)}`, `${euros(grant.ceiling)} par an`]);
  if (allowance.ceilings) {
    const year = allowance.from.slice(0, 4);
    rows.push(
      [`Allocation entière en ${year}`, `jusqu’à ${euros(allowance.ceilings.full)} par an`],
      [`Allocation réduite en ${year}`, `jusqu’à ${euros(allowance.ceilings.half)} par an`],
    );
  }
  return rows;
}

function blocksOf(found: BirthAid, { income, together }: { income: number; together: number }): Block[] {
  return [
    grantBlock(found.grant, together),
    allowanceBlock(found.allowance),
    {
      kind: 'facts',
      rows: [
        ...ceilingRows(found),
        ['Vos ressources', `${euros(income)} par an`],
        ['Ce qui est retenu', 'la CRDS (0,5\u202f%) est déjà enlevée des montants'],
      ],
    },
    {
      kind: 'note',
      tone: 'cream',
      title: 'Chaque mois de janvier',
      text: 'Les plafonds et l’année de revenus changent\u202f: l’allocation de base est revue, sans démarche, avec vos revenus déclarés aux impôts.',
    },
    { kind: 'note', tone: 'alert', text: CHECK },
  ];
}

export const birthAidTool = defineTool({
  submit: 'Estimer mes aides',
  fields: {
    naissance: date({
      label: 'Date de naissance, ou terme prévu',
      from: () => '2025-01-01',
      to: (today) => addMonths(today, 10),
      outside: 'Cet outil connaît les naissances depuis 2025, et celles des dix mois à venir.',
    }),
    foyer: choice({
      label: 'Votre foyer',
      hint: `Deux revenus\u202f: chacun a gagné au moins ${euros(CEILINGS[2026]?.secondWage ?? 0)} dans l’année.`,
      options: HOUSEHOLDS,
      start: 'deux',
    }),
    enfants: optionalNumber({
      label: 'Enfants à charge',
      hint: 'Avec celui ou ceux qui vont naître.',
      min: 1,
      max: 15,
      start: 1,
    }),
    ensemble: optionalNumber({
      label: 'Enfants de cette naissance',
      hint: 'Deux pour des jumeaux.',
      min: 1,
      max: 5,
      start: 1,
    }),
    revenu: number({
      label: 'Revenu net du foyer, sur un an',
      hint: 'Celui d’il y a deux ans, après la déduction de 10\u202f% ou des frais réels\u202f: en 2026, les revenus de 2024.',
      min: 0,
      max: HIGHEST_INCOME,
      unit: '€',
    }),
  },
  answer({ naissance, foyer, enfants, ensemble, revenu }) {
    const [children, together] = [enfants ?? 1, ensemble ?? 1];
    if (children < together)
      return {
        errors: { enfants: 'Comptez aussi ceux de cette naissance\u202f: ce nombre est plus petit.' },
      };
    const found = birthAid({ birth: naissance, household: foyer, children, together, income: revenu });
    return { result: { blocks: blocksOf(found, { income: revenu, together }) } };
  },
});
