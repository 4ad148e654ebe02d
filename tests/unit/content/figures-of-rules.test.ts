import { expect, it } from 'vitest';
import { ALLOWANCE_YEARS, dailyAllowance } from '#src/features/tools/allowance/daily-allowance.ts';
import {
  BASES,
  BIRTH_AID_CHECKED_ON,
  CEILINGS,
  ceilingOf,
  netCents,
} from '#src/features/tools/birth-aid/birth-aid.ts';
import {
  CHILDCARE_CHECKED_ON,
  childminderCost,
  cmgScaleOf,
  INCOME_RANGE,
} from '#src/features/tools/childcare/childcare.ts';
import { ALLOWANCE } from '#src/features/tools/leaves/additional.ts';
import { seedDocuments } from './seed-files.ts';

/** The amounts in euros that a document tells its readers, in cents. */
function amountsOf(name: string): number[] {
  const document = seedDocuments.find((one) => one.name === name);
  if (!document) throw new Error(`No document ${name}`);
  const written = [...document.body.matchAll(/(\d+(?:[ \u00a0\u202f]\d{3})*(?:,\d+)?)[ \u00a0\u202f]€/g)];
  return written.map(([, number = '']) => cents(number));
}
const cents = (written: string) =>
  Math.round(Number(written.replace(/\D/g, (sign) => (sign === ',' ? '.' : ''))) * 100);
const euros = (...all: number[]) => all.map((one) => one * 100);
const known = <T>(value: T | null): T => {
  if (value === null) throw new Error('This rule does not know its own day');
  return value;
};

function ofChildcare(): number[] {
  const scale = known(cmgScaleOf(CHILDCARE_CHECKED_ON));
  const { referenceCents, mostCents } = scale.childminder;
  const example = childminderCost(
    { income: 3000, children: 1, hours: 125, costCents: referenceCents },
    scale,
  );
  const whole = [example.wholeCents, example.aidCents, example.restCents].map((one) =>
    Math.round((one ?? 0) / 100),
  );
  return [referenceCents, mostCents, ...euros(3000, ...whole, INCOME_RANGE.from, INCOME_RANGE.to, 3500)];
}

function ofBirthAid(): number[] {
  const year = Number(BIRTH_AID_CHECKED_ON.slice(0, 4));
  const ceilings = [1, 2, 3].flatMap((children) =>
    (['full', 'half'] as const).map((kind) => known(ceilingOf(kind, { year, household: 'un', children }))),
  );
  const { full, half, secondWage } = known(CEILINGS[year] ?? null);
  const month = known(BASES.at(-1) ?? null).from;
  const net = (['grant', 'full', 'half'] as const).map((share) => known(netCents(share, month)));
  return [...net, ...euros(...ceilings, full.alone, half.alone, secondWage)];
}

function ofAllowance(): number[] {
  const years = Object.values(ALLOWANCE_YEARS).flatMap((year) => Object.values(year));
  const example = known(dailyAllowance({ from: '2026-06-01', monthsCents: [200_000, 200_000, 200_000] }));
  return [...years, ...euros(2000, 6000), Math.round(600_000 / 91.25), example.grossCents];
}

const ofAdditionalLeave = () =>
  [ALLOWANCE.first.mostByDay, ALLOWANCE.second.mostByDay].map((one) => Math.round(one * 100));

it.each([
  ['cout-de-garde', ofChildcare, 9],
  ['prime-a-la-naissance', ofBirthAid, 12],
  ['indemnites-journalieres', ofAllowance, 10],
  ['conge-supplementaire-de-naissance', ofAdditionalLeave, 2],
  ['conges-maternite-paternite-2026', ofAdditionalLeave, 2],
] as const)('every amount that %s tells is of its rule file', (name, rule, count) => {
  const told = amountsOf(name);
  expect(told.filter((one) => !rule().includes(one))).toEqual([]);
  expect(told.length).toBeGreaterThanOrEqual(count);
});
