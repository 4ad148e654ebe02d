import { describe, expect, it } from 'vitest';
import { Address } from '#src/features/addresses/address.ts';
import { deliveryPrice } from '#src/features/orders/delivery.ts';
import {
  isCancellable,
  nextStatus,
  ORDER_MOVES,
  ORDER_STATUSES,
  type OrderSignal,
} from '#src/features/orders/order.state.ts';
import { HOME } from '#tests/support/buyer-home.ts';

describe('the life of an order', () => {
  it('goes forward only, one step at a time', () => {
    const way: [OrderSignal, string][] = [
      ['paid', 'paid'],
      ['prepare', 'prepared'],
      ['send', 'sent'],
      ['deliver', 'delivered'],
      ['refunded', 'refunded'],
    ];
    let status: (typeof ORDER_STATUSES)[number] = 'pending';
    for (const [signal, reached] of way) {
      for (const [other] of way.filter(([name]) => name !== signal && name !== 'refunded'))
        expect(nextStatus(status, other), `${other} of ${status}`).toBeNull();
      const next = nextStatus(status, signal);
      expect(next).toBe(reached);
      status = next as typeof status;
    }
    expect(ORDER_MOVES.refunded).toEqual({});
  });

  it('is cancelled by its buyer until it is sent', () => {
    expect(ORDER_STATUSES.filter(isCancellable)).toEqual(['pending', 'paid', 'prepared']);
  });
});

describe('the delivery', () => {
  it('costs what its method says, and nothing from a sum on', () => {
    expect(deliveryPrice('standard', 7999)).toBe(490);
    expect(deliveryPrice('standard', 8000)).toBe(0);
    expect(deliveryPrice('express', 100_000)).toBe(990);
  });
});

describe('an address', () => {
  const wrong = (change: Partial<typeof HOME>) =>
    Address.safeParse({ ...HOME, ...change }).error?.issues[0]?.message;

  it('says in French what is missing or wrong, field by field', () => {
    expect(Address.safeParse(HOME).success).toBe(true);
    expect(wrong({ recipient: '  ' })).toBe('Indiquez le nom de la personne qui reçoit le colis.');
    expect(wrong({ line1: '' })).toBe('Indiquez le numéro et la rue.');
    expect(wrong({ city: '' })).toBe('Indiquez la ville.');
    expect(wrong({ postal_code: '4400' })).toContain('cinq chiffres');
    for (const overseas of ['97400', '98000', '00100', '99123'])
      expect(wrong({ postal_code: overseas })).toContain('France métropolitaine');
    expect(Address.safeParse({ ...HOME, postal_code: '20000' }).success).toBe(true);
    expect(wrong({ phone: '12' })).toContain('dix chiffres');
    expect(wrong({ line1: 'x'.repeat(101) })).toBe('100 caractères au plus.');
  });

  it('takes a telephone number as people write it', () => {
    for (const phone of ['06 12 34 56 78', '+33 6 12 34 56 78', '06.12.34.56.78', '0033612345678'])
      expect(Address.parse({ ...HOME, phone }).phone).toBe('0612345678');
  });

  it('takes no control characters, and no fields of its own', () => {
    expect(wrong({ city: 'Nantes\u0000' })).toBeDefined();
    expect(wrong({ line1: '1 rue\nBcc: tous@exemple.fr' })).toBeDefined();
    expect(Address.safeParse({ ...HOME, country: 'US' }).success).toBe(false);
  });
});
