import * as z from 'zod/mini';

export const OWNERS_MAX = 6;
export const INVITATION_DAYS = 14;

export const inviteeEmail = z
  .email('Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.')
  .check(z.maxLength(254));
