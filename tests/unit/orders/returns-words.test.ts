import { expect, it } from 'vitest';
import { LABEL_CENTS, type OrderReturn } from '#src/features/orders/returns/return.ts';
import { nextStep } from '#src/features/orders/returns/returns.fr.ts';
import { workFr } from '#src/features/orders/returns/work.fr.ts';

const asked: OrderReturn = {
  id: '1',
  number: 'ABCD-R1',
  seller: { name: 'Atelier Nuage', slug: 'atelier-nuage' },
  to: [],
  status: 'asked',
  way: 'own',
  label_cents: 0,
  label: null,
  lines: [],
  reason: '',
  carrier: '',
  tracking_number: '',
  asked_at: '2026-12-01T10:00:00Z',
  send_by: '2026-12-15',
  refund_by: null,
  sent_at: null,
  received_at: null,
  refunded_at: null,
  refuse_cause: null,
  answer: '',
  cents: 0,
};

it('a return that is refused says the cause with the words of who refused it', () => {
  const refused = {
    ...asked,
    status: 'refused',
    refuse_cause: 'hygiene',
    answer: 'Le sachet est ouvert.',
  } as const;
  expect(nextStep(refused)).toBe('Descellé, et non repris pour l’hygiène. Le sachet est ouvert.');
});

it('the last day to send a return is a day on which it may still be sent', () => {
  const label = { way: 'label', label_cents: LABEL_CENTS } as const;
  for (const one of [asked, { ...asked, ...label }, { ...asked, ...label, status: 'label' as const }])
    expect(nextStep(one)).toContain('au plus tard le 15 décembre 2026');
  expect(workFr.sendBy(asked.send_by)).toBe('À renvoyer au plus tard le 15 décembre 2026');
});
