import { formatPrice } from '#src/lib/format.ts';
import type { Fields, Option, ToolField } from '../form/field.ts';
import { optionalNumber, text } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { defineTool, type ToolAnswer } from '../tool.ts';
import { type Budget, type BudgetLine, budgetOf, toCents } from './budget.ts';

/** Lines of one's own, each with a name and an amount. */
const OWN_LINES = [1, 2, 3, 4];
const MONTHLY: readonly Option[] = [
  { value: 'couches', label: 'Couches et soins' },
  { value: 'lait', label: 'Lait et repas' },
  { value: 'garde', label: 'Garde, aides déduites' },
  { value: 'autres', label: 'Autres, par mois' },
];
const GROUPS = {
  once: 'Les achats',
  own: 'Vos propres lignes',
  monthly: 'Chaque mois',
  ceiling: 'À ne pas dépasser',
} as const;
const MOST_EUROS = 100_000;
/** Gifts of a list that are filed nowhere. */
export const OTHERS: Option = { value: 'autres', label: 'Autres achats' };

/** The field of a category of the catalogue. */
export const postName = (slug: string) => `poste-${slug}`;

function amount(label: string, group: string): ToolField<number | null> {
  return optionalNumber({ label, group, min: 0, max: MOST_EUROS, unit: '€', decimals: true });
}

function fieldsOf(categories: readonly Option[]): Fields {
  const posts = [...categories, OTHERS].map(({ value, label }) => [
    postName(value),
    amount(label, GROUPS.once),
  ]);
  const own = OWN_LINES.flatMap((n) => [
    [`ligne${n}`, text({ label: `Ligne ${n}`, max: 60, group: GROUPS.own })],
    [`montant${n}`, amount(`Montant ${n}`, GROUPS.own)],
  ]);
  const monthly = MONTHLY.map(({ value, label }) => [`mois-${value}`, amount(label, GROUPS.monthly)]);
  return Object.fromEntries([
    ...posts,
    ...own,
    ...monthly,
    ['plafond', amount('Achats, au plus', GROUPS.ceiling)],
  ]) as Fields;
}

const price = (cents: number) => formatPrice(cents);

function barsOf(title: string, lines: readonly BudgetLine[]): Block[] {
  if (lines.length === 0) return [];
  return [
    {
      kind: 'bars',
      title,
      rows: lines.map(({ label, cents }) => ({ label, value: cents, text: price(cents) })),
    },
  ];
}

function leftRow({ leftCents }: Budget): [string, string][] {
  if (leftCents === null) return [];
  return leftCents >= 0
    ? [['Il reste', `${price(leftCents)} sur votre budget`]]
    : [['Budget dépassé', `de ${price(-leftCents)}`]];
}

function blocksOf(budget: Budget): Block[] {
  return [
    {
      kind: 'answer',
      label: 'Achats avant et autour de la naissance',
      value: price(budget.onceCents),
      note: budget.monthlyCents > 0 ? `puis ${price(budget.monthlyCents)} par mois` : '',
    },
    {
      kind: 'facts',
      rows: [...leftRow(budget), ['Sur la première année', price(budget.firstYearCents)]],
    },
    ...barsOf('Où va l’argent', budget.once),
    ...barsOf('Chaque mois', budget.monthly),
  ];
}

type Values = Readonly<Record<string, unknown>>;

function answerOf(values: Values, categories: readonly Option[]): ToolAnswer {
  const cents = (name: string) => toCents(values[name] as number | null);
  const once = [
    ...[...categories, OTHERS].map(({ value, label }) => ({ label, cents: cents(postName(value)) })),
    ...OWN_LINES.map((n) => ({
      label: String(values[`ligne${n}`] || `Ligne ${n}`),
      cents: cents(`montant${n}`),
    })),
  ];
  const monthly = MONTHLY.map(({ value, label }) => ({ label, cents: cents(`mois-${value}`) }));
  const budget = budgetOf(once, monthly, values.plafond === null ? null : cents('plafond'));
  if (budget.firstYearCents === 0) {
    const first = categories[0]?.value ?? OTHERS.value;
    return { errors: { [postName(first)]: 'Écrivez au moins un montant.' } };
  }
  return { result: { blocks: blocksOf(budget) } };
}

/** The budget over the catalogue's own categories. */
export function budgetTool(categories: readonly Option[]) {
  return defineTool({
    submit: 'Faire le total',
    fields: fieldsOf(categories),
    answer: (values) => answerOf(values, categories),
  });
}
