/**
 * Parental target height, as the French carnet de santé gives it (2018 edition and after): the mean of both parents,
 * plus 6.5 cm for a boy, minus 6.5 cm for a girl. Centimetres.
 */
export function targetHeight(mother: number, father: number, sex: 'f' | 'm'): number {
  return (mother + father + (sex === 'm' ? 13 : -13)) / 2;
}

/** The carnet de santé's own margin, on each side. */
export const TARGET_MARGIN_CM = 6;
