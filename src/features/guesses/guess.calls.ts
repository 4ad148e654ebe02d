import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { dateOnly, nothing, typedLine } from '#src/lib/shapes.ts';
import { ASKS, NAME_MAX, PUBLICNAME_MAX, SEXES, SIZE, WEIGHT } from './guess.ts';

const GRAMS = `Donnez un poids entre ${WEIGHT.min} et ${WEIGHT.max} grammes, par exemple 3350.`;
const CENTIMETRES = `Donnez une taille entre ${SIZE.min} et ${SIZE.max} centimètres, par exemple 50.`;

const list_uuid = z.uuid();
const ask = z.enum(ASKS);
const answers = z.strictObject({
  date: z.optional(dateOnly),
  weight: z.optional(z.int(GRAMS).check(z.gte(WEIGHT.min, GRAMS), z.lte(WEIGHT.max, GRAMS))),
  size: z.optional(z.int(CENTIMETRES).check(z.gte(SIZE.min, CENTIMETRES), z.lte(SIZE.max, CENTIMETRES))),
  sex: z.optional(z.enum(SEXES)),
  name: z.optional(typedLine(1, NAME_MAX)),
});
const state = z.object({
  asks: z.array(ask),
  closes_on: z.string(),
  count: z.int(),
  revealed: z.boolean(),
});
const ranking = z.array(z.object({ publicname: z.string(), points: z.int() }));

/** /api/guess/: guesses about a birth, on its list (docs/spec/calls.md §/api/guess/). */
export const guessCalls = {
  open: defineCall('/api/guess/open', {
    access: 'user',
    changes: true,
    codes: ['date_out_of_range', 'conflict'],
    input: z.strictObject({
      list_uuid,
      asks: z.array(ask).check(z.minLength(1, 'Choisissez au moins une question.'), z.maxLength(ASKS.length)),
      closes_on: dateOnly,
    }),
    output: state,
    about: 'Again: changes what is asked, or until when, as long as the birth is not told',
  }),
  play: defineCall('/api/guess/play', {
    access: 'anyone',
    changes: true,
    codes: ['guess_closed', 'date_out_of_range'],
    input: z.strictObject({
      list_uuid,
      publicname: typedLine(1, PUBLICNAME_MAX),
      email: z
        .email('Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.')
        .check(z.maxLength(254)),
      answers,
    }),
    output: state,
    about: 'The same address again replaces its guess',
  }),
  get: defineCall('/api/guess/get', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ list_uuid }),
    output: state,
  }),
  reveal: defineCall('/api/guess/reveal', {
    access: 'user',
    changes: true,
    codes: ['date_out_of_range', 'conflict'],
    input: z.strictObject({ list_uuid, answers }),
    output: z.object({ ranking }),
    about: 'Ends the game and writes to each player; told once',
  }),
  ranking: defineCall('/api/guess/ranking', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ list_uuid }),
    output: z.object({ answers, ranking }),
    about: 'Ours: what came, and the ranking, once the parents told',
  }),
  remove: defineCall('/api/guess/remove', {
    access: 'user',
    changes: true,
    input: z.strictObject({ list_uuid }),
    output: nothing,
    about: 'Ours: takes the guesses of a list away, with everything that was played',
  }),
};
