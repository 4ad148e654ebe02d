import { describe, expect, it } from 'vitest';
import { childcareTool } from '#src/features/tools/childcare/childcare.tool.ts';
import { childminderCost, crecheCost } from '#src/features/tools/childcare/childcare.ts';
import { errorsOf, textOf } from './answers.ts';

const TODAY = '2026-11-27';
const couple = { income: 3000, children: 1, hours: 125 };
const given = { mode: 'assmat', ressources: '3000', enfants: '1', heures: '125', cout: '4,85' };

describe('what childcare costs after aid', () => {
  it('finds the example that the Caf publishes', () => {
    const cost = childminderCost({ ...couple, costCents: 485 });
    expect(cost.wholeCents).toBe(60_625);
    expect(Math.round((cost.aidCents ?? 0) / 100)).toBe(374);
    expect(Math.round(cost.restCents / 100)).toBe(232);
  });

  it('costs as much as a crèche at the reference cost, within a cent an hour', () => {
    for (const children of [1, 2, 3, 5, 9])
      for (const income of [1000, 2345, 6000]) {
        const ask = { income, children, hours: 151 };
        const difference = childminderCost({ ...ask, costCents: 485 }).restCents - crecheCost(ask).restCents;
        expect(Math.abs(difference)).toBeLessThanOrEqual(1);
      }
  });

  it('takes the share of the children in charge, lower with each step of the scale', () => {
    // 3 000 € × 0.0619 % × 100 h, and so on.
    const rests = [1, 2, 3, 4, 7, 8].map(
      (children) => crecheCost({ ...couple, children, hours: 100 }).restCents,
    );
    expect(rests).toEqual([18_570, 15_480, 12_390, 9300, 9300, 6180]);
  });

  it('leaves what is dearer than 8 € an hour to the family', () => {
    const dear = childminderCost({ ...couple, costCents: 900 });
    const most = childminderCost({ ...couple, costCents: 800 });
    expect(dear.aidCents).toBe(most.aidCents);
    expect(dear.beyondCents).toBe(12_500);
    expect(dear.restCents).toBe(most.restCents + 12_500);
  });

  it('never gives aid below nothing, nor a credit on more than 3 500 €', () => {
    const cost = childminderCost({ income: 9000, children: 1, hours: 300, costCents: 485 });
    expect(cost.aidCents).toBe(0);
    expect(cost.taxCreditCents).toBe(175_000);
  });

  it('says what it computed, and what it does not', () => {
    const said = textOf(childcareTool, given, TODAY);
    expect(said).toContain('232 € par mois');
    expect(said).toContain('374 € par mois');
    expect(textOf(childcareTool, { ...given, mode: 'autre' }, TODAY)).toContain('ne sait pas');
    expect(textOf(childcareTool, { ...given, ressources: '900' }, TODAY)).toContain('ne le calcule pas');
    expect(textOf(childcareTool, { ...given, ressources: '6001' }, TODAY)).toContain('ne le calcule pas');
    expect(textOf(childcareTool, { ...given, aeeh: '1' }, TODAY)).toContain('194 € par mois');
  });

  it('starts with its reference cost, written as in French', () => {
    expect(childcareTool.fields.cout?.look.start).toBe('4,85');
    expect(textOf(childcareTool, { ...given, cout: '4,85' }, TODAY)).toBe(
      textOf(childcareTool, { ...given, cout: '' }, TODAY),
    );
  });

  it('asks for what is missing or cannot be', () => {
    expect(errorsOf(childcareTool, { ...given, ressources: '' }, TODAY)).toEqual(['ressources']);
    expect(errorsOf(childcareTool, { ...given, heures: '0' }, TODAY)).toEqual(['heures']);
    expect(errorsOf(childcareTool, { ...given, cout: 'cher' }, TODAY)).toEqual(['cout']);
    expect(errorsOf(childcareTool, { ...given, mode: 'creche', cout: 'cher' }, TODAY)).toEqual([]);
  });
});
