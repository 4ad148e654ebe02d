import { describe, expect, it } from 'vitest';
import { childcareTool } from '#src/features/tools/childcare/childcare.tool.ts';
import {
  type CmgScale,
  childminderCost,
  cmgScaleOf,
  crecheCost,
  homeWage,
} from '#src/features/tools/childcare/childcare.ts';
import { errorsOf, textOf } from './answers.ts';

const TODAY = '2026-11-27';
const [first, second] = ['2025-10-01', '2026-04-01'].map((day) => cmgScaleOf(day) as CmgScale) as [
  CmgScale,
  CmgScale,
];
const couple = { income: 3000, children: 1, hours: 125 };
const given = { mode: 'assmat', ressources: '3000', enfants: '1', heures: '125', cout: '4,85' };

describe('what childcare costs after aid', () => {
  it('finds the example that the Caf publishes', () => {
    const cost = childminderCost({ ...couple, costCents: 485 }, first);
    expect(cost.wholeCents).toBe(60_625);
    expect(Math.round((cost.aidCents ?? 0) / 100)).toBe(374);
    expect(Math.round(cost.restCents / 100)).toBe(232);
  });

  it('costs as much as a crèche at the reference cost, within a cent an hour', () => {
    for (const children of [1, 2, 3, 5, 9])
      for (const income of [1000, 2345, 6000]) {
        const ask = { income, children, hours: 151 };
        const difference =
          childminderCost({ ...ask, costCents: 485 }, first).restCents - crecheCost(ask).restCents;
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

  it('takes the next share for a child with AEEH, of whatever step', () => {
    const rests = [1, 3, 4, 6, 8].map(
      (children) => crecheCost({ ...couple, children, aeeh: true, hours: 100 }).restCents,
    );
    expect(rests).toEqual([15_480, 9300, 6180, 6180, 6180]);
  });

  it('leaves what is dearer than 8 € an hour to the family', () => {
    const dear = childminderCost({ ...couple, costCents: 900 }, first);
    const most = childminderCost({ ...couple, costCents: 800 }, first);
    expect(dear.aidCents).toBe(most.aidCents);
    expect(dear.beyondCents).toBe(12_500);
    expect(dear.restCents).toBe(most.restCents + 12_500);
  });

  it('never gives aid below nothing, nor a credit on more than 3 500 €', () => {
    const cost = childminderCost({ income: 9000, children: 1, hours: 300, costCents: 485 }, first);
    expect(cost.aidCents).toBe(0);
    expect(cost.taxCreditCents).toBe(175_000);
  });

  it('has the scale of each year, from one first of April to the next', () => {
    expect(cmgScaleOf('2025-08-31')).toBeNull();
    expect(cmgScaleOf('2026-03-31')).toBe(first);
    expect(cmgScaleOf('2027-03-31')).toBe(second);
    expect(cmgScaleOf('2027-04-01')).toBeNull();
    // 606.25 € × (1 − 3 000 × 0.0619 % ÷ 4.91) = 376.96 €.
    expect(childminderCost({ ...couple, costCents: 485 }, second).aidCents).toBe(37_696);
    expect(second.childminder.mostCents).toBe(809);
    expect(textOf(childcareTool, given, '2027-04-01')).toContain('pas encore le barème');
    expect(textOf(childcareTool, { ...given, mode: 'creche' }, '2027-04-01')).toContain('232 € par mois');
  });

  it('helps the wage of care at home by a share twice as high, and counts no contributions', () => {
    // A household of 80 000 € a year, 100 hours at 12.80 €: 1 280 € × (1 − 6 666.67 × 0.1238 % ÷ 10.38) = 262.25 €.
    const asked = { income: 80_000 / 12, children: 1, hours: 100, costCents: 1280 };
    expect(homeWage(asked, first)).toMatchObject({
      wholeCents: 128_000,
      aidCents: 26_225,
      restCents: 101_775,
    });
    // 1 050 × 40 hours is under the highest cost, 15.18 €; 20 € an hour is 4.82 € above it.
    expect(homeWage({ ...couple, hours: 40, costCents: 2000 }, second).beyondCents).toBe(19_280);
    const home = { ...given, mode: 'domicile', salaire: '12,80', heures: '100' };
    const said = textOf(childcareTool, home, TODAY);
    // 1 280 € × (1 − 3 000 × 0.1238 % ÷ 10.50) = 827.25 €.
    expect(said).toContain('CMG pour le salaire 827 € par mois');
    expect(said).toContain('il reste 453 € de salaire net');
    expect(said).toContain('Coût de référence 10,50 € de l’heure');
    expect(said).toContain('Cotisations pas comptées ici');
    expect(errorsOf(childcareTool, { ...home, salaire: '' }, TODAY)).toEqual(['salaire']);
  });

  it('says what it computed, and what it does not', () => {
    const said = textOf(childcareTool, given, TODAY);
    expect(said).toContain('229 € par mois');
    expect(said).toContain('377 € par mois');
    expect(said).toContain('du 1er avril 2026 au 31 mars 2027');
    expect(textOf(childcareTool, { ...given, mode: 'autre' }, TODAY)).toContain('ne sait pas');
    expect(textOf(childcareTool, { ...given, ressources: '900' }, TODAY)).toContain('ne le calcule pas');
    expect(textOf(childcareTool, { ...given, ressources: '6001' }, TODAY)).toContain('ne le calcule pas');
    expect(textOf(childcareTool, { ...given, aeeh: '1' }, TODAY)).toContain('191 € par mois');
  });

  it('starts with its reference cost, written as in French', () => {
    expect(childcareTool.fields.cout?.look.start).toBe('4,91');
    expect(textOf(childcareTool, { ...given, cout: '4,91' }, TODAY)).toBe(
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
