import { percentText, VAT_PERCENTS, type VatPercent } from '#src/lib/vat-rates.ts';

/** The rates of VAT to choose from; nothing chosen is the rate of whoever is asked next. */
export const VAT_CHOICES = VAT_PERCENTS.map((percent) => ({
  value: String(percent),
  label: percentText(percent),
}));

export const vatOfChoice = (chosen: string): VatPercent | null =>
  VAT_PERCENTS.find((percent) => String(percent) === chosen) ?? null;
