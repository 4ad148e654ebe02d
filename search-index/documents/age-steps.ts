import type { Attributes } from './attributes.ts';

/** The ages a reader may choose among, in months. */
export const AGE_STEPS = [0, 3, 6, 9, 12, 18, 24, 36, 48] as const;

/** Those of the steps that a product is for; none where nothing is said of its ages. */
export function ageSteps({ age_min, age_max }: Pick<Attributes, 'age_min' | 'age_max'>): string[] {
  if (age_min === null && age_max === null) return [];
  return AGE_STEPS.filter((step) => step >= (age_min ?? 0) && step <= (age_max ?? step)).map(String);
}
