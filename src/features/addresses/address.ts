import * as z from 'zod/mini';
import { LINE, typedLine, visible } from '#src/lib/shapes.ts';

/** Homes, a maternity, grandparents: nobody has more. */
export const ADDRESSES_MAX = 10;

const POSTAL_CODE = 'Saisissez les cinq chiffres du code postal, par exemple 44000.';
const MAINLAND = 'Nous livrons en France métropolitaine : saisissez un code postal de 01000 à 95999.';
const PHONE = 'Saisissez un numéro français à dix chiffres, ou laissez vide.';

/** Text on one line that has to be given, or the sentence says so. */
export const asked = (max: number, sentence: string) =>
  z
    .string()
    .check(
      visible(),
      z.minLength(1, sentence),
      z.maxLength(max, `${max} caractères au plus.`),
      z.regex(LINE, sentence),
    );

/** Spaces and dots are how people write a number: they are not part of it. */
const digits = z.pipe(
  z.string().check(z.maxLength(30, PHONE)),
  z.transform((text) => text.replace(/[\s.\-()]/g, '').replace(/^(?:\+|00)33/, '0')),
);

const fields = {
  recipient: asked(80, 'Indiquez le nom de la personne qui reçoit le colis.'),
  line1: asked(100, 'Indiquez le numéro et la rue.'),
  line2: typedLine(0, 100),
  postal_code: z
    .string()
    .check(
      z.trim(),
      z.regex(/^\d{5}$/, POSTAL_CODE),
      z.regex(/^(?!\d{5}$)|^(?:0[1-9]|[1-8]\d|9[0-5])/, MAINLAND),
    ),
  city: asked(80, 'Indiquez la ville.'),
  phone: z.pipe(digits, z.string().check(z.regex(/^(?:0[1-9]\d{8})?$/, PHONE))),
};

/** A place a parcel can go to. */
export const Address = z.strictObject(fields);
export type Address = z.output<typeof Address>;

/** The input of `save_address`, beside an id. */
export const addressInput = {
  ...fields,
  line2: z._default(fields.line2, ''),
  phone: z._default(fields.phone, ''),
  for_gifts: z.boolean(),
};

/** One of a person's addresses. */
export const OwnAddress = z.object({
  id: z.int(),
  recipient: z.string(),
  line1: z.string(),
  line2: z.string(),
  postal_code: z.string(),
  city: z.string(),
  phone: z.string(),
  for_gifts: z.boolean(),
});
export type OwnAddress = z.output<typeof OwnAddress>;

/** The recipient's name and the town: all that a giver ever reads of the parents' address. */
export const discreet = ({ recipient, city }: Pick<Address, 'recipient' | 'city'>): Address => ({
  recipient,
  line1: '',
  line2: '',
  postal_code: '',
  city,
  phone: '',
});
