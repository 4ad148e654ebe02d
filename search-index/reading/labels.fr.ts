// Made once: making one takes ten times what writing a number takes.
const whole = new Intl.NumberFormat('fr-FR');
const withCents = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 });

const euros = (cents: number) => `${(cents % 100 === 0 ? whole : withCents).format(cents / 100)} €`;

const months = (age: number) => {
  if (age === 0) return 'naissance';
  if (age < 24 || age % 12 !== 0) return `${age} mois`;
  return `${age / 12} ans`;
};

/** The words of the chips. */
export const readingFr = {
  priceMax: (cents: number) => `Jusqu’à ${euros(cents)}`,
  priceMin: (cents: number) => `Dès ${euros(cents)}`,
  age: ({ min, max }: { min: number; max: number | null }) => {
    if (max === null) return `Dès ${months(min)}`;
    if (min === max) return min === 0 ? 'Nouveau-né' : months(min);
    return min === 0 ? `Jusqu’à ${months(max)}` : `De ${months(min)} à ${months(max)}`;
  },
  season: (season: string) => `${season.charAt(0).toUpperCase()}${season.slice(1)}`,
  ownWeight: (kilograms: number) => `Moins de ${String(kilograms).replace('.', ',')} kg`,
  weight: (kilograms: number) => `${String(kilograms).replace('.', ',')} kg`,
};
