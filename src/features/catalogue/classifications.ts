/** A shelf of the catalogue, as lists group their gifts by it. */
export interface Classification {
  slug: string;
  label: string;
}
