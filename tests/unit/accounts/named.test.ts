import { describe, expect, it } from 'vitest';
import { displayName } from '#src/features/accounts/named.ts';

const camille = { firstname: 'camille', lastname: 'durand', partnerFirstname: null };

describe('the name people see', () => {
  it('is the first and last name with capitals', () => expect(displayName(camille)).toBe('Camille Durand'));

  it('joins the two first names of a couple', () =>
    expect(displayName({ ...camille, partnerFirstname: 'noé' })).toBe('Camille & Noé'));

  it('capitalises each part of a compound name and keeps the other letters', () =>
    expect(displayName({ firstname: 'marie-élise', lastname: "d'ARC McKay", partnerFirstname: null })).toBe(
      "Marie-Élise D'ARC McKay",
    ));

  it('is Anonyme when nothing is known', () =>
    expect(displayName({ firstname: ' ', lastname: '', partnerFirstname: null })).toBe('Anonyme'));
});
