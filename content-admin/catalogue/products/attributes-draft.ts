import { ApiError } from '#src/calls/client.ts';
import {
  ATTRIBUTES,
  type ProductAttributes,
  valuesText,
  valuesTyped,
  type WrittenAttributes,
} from '#src/features/catalogue/attributes.ts';
import { productsFr } from '../catalogue.fr.ts';

const { attributes: fr } = productsFr;

/** Facts as they are typed. */
export type AttributesDraft = Record<keyof ProductAttributes, string>;

const NOTHING: ProductAttributes = {
  age_min: null,
  age_max: null,
  sizes: [],
  colours: [],
  materials: [],
  weight_min: null,
  weight_max: null,
};

const numberText = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

export function attributesText(found: ProductAttributes = NOTHING): AttributesDraft {
  return {
    age_min: numberText(found.age_min),
    age_max: numberText(found.age_max),
    sizes: valuesText('sizes', found.sizes),
    colours: valuesText('colours', found.colours),
    materials: valuesText('materials', found.materials),
    weight_min: numberText(found.weight_min),
    weight_max: numberText(found.weight_max),
  };
}

/** Null for nothing typed, undefined for what is no number. */
function numberOf(text: string, whole: boolean): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const value = Number(typed);
  return Number.isFinite(value) && (!whole || Number.isInteger(value)) ? value : undefined;
}

const NUMBERS = ['age_min', 'age_max', 'weight_min', 'weight_max'] as const;

/** @throws ApiError naming each field that holds no number, as the server would answer. */
function refuseNumbers(draft: AttributesDraft): void {
  const wrong = NUMBERS.filter((name) => numberOf(draft[name], name.startsWith('age')) === undefined);
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map((name) => [`attributes.${name}`, fr.badNumber]));
  throw new ApiError(200, { err: fr.badNumber, code: 'field_invalid', fields });
}

/** Every fact as it is typed; the server keeps those that say something else than the texts. */
export function attributesOf(draft: AttributesDraft): WrittenAttributes {
  refuseNumbers(draft);
  const number = (name: (typeof NUMBERS)[number]) => numberOf(draft[name], false) ?? null;
  return {
    age_min: number('age_min'),
    age_max: number('age_max'),
    sizes: valuesTyped('sizes', draft.sizes),
    colours: valuesTyped('colours', draft.colours),
    materials: valuesTyped('materials', draft.materials),
    weight_min: number('weight_min'),
    weight_max: number('weight_max'),
  };
}

/** Only the facts that were changed in the form: a text that is changed with it is read anew for the others. */
export function changedAttributes(
  draft: AttributesDraft,
  known: { read: ProductAttributes; attributes: WrittenAttributes } | null,
): WrittenAttributes {
  const typed = attributesOf(draft);
  if (!known) {
    const empty = attributesOf(attributesText());
    return pick(typed, (name) => JSON.stringify(typed[name]) !== JSON.stringify(empty[name]));
  }
  const { read, attributes } = known;
  return pick(typed, (name) =>
    name in attributes
      ? JSON.stringify(typed[name]) !== JSON.stringify(read[name])
      : draft[name] !== attributesText(read)[name],
  );
}

function pick(
  typed: WrittenAttributes,
  keeps: (name: keyof ProductAttributes) => boolean,
): WrittenAttributes {
  return Object.fromEntries(ATTRIBUTES.filter(keeps).map((name) => [name, typed[name]]));
}
