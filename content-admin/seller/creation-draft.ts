import { useState } from 'react';
import { merchantRefusals } from '#src/features/merchants/merchant.fr.ts';
import { isSiret, isVatNumberOf } from '#src/features/merchants/merchant.ts';
import { keep, readKeptJson } from '#src/lib/kept.ts';
import { creationFr as fr } from './seller.fr.ts';

const EMPTY = {
  name: '',
  legal_name: '',
  siret: '',
  vat_number: '',
  shop_url: '',
  contact_phone: '',
  description: '',
  terms: false,
};
export type CreationDraft = typeof EMPTY;

/** Spaces, points and dashes are how numbers are written, not what they are. */
export const bareNumber = (text: string) => text.replaceAll(/[\s.\u00A0\u202F-]/g, '').toUpperCase();

/** The VAT number of a French SIREN, which its business has where it is subject to VAT. */
export function vatOf(siret: string): string {
  const siren = bareNumber(siret).slice(0, 9);
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}

/** Faults that are seen before anything is sent, by field. */
export function faultsOf(draft: CreationDraft): Partial<Record<keyof CreationDraft, string>> {
  const siret = bareNumber(draft.siret);
  const vat = bareNumber(draft.vat_number);
  const faults: Partial<Record<keyof CreationDraft, string>> = {};
  if (draft.name.trim().length < 2) faults.name = fr.faults.name;
  if (draft.legal_name.trim().length < 2) faults.legal_name = fr.faults.legal;
  if (!isSiret(siret)) faults.siret = merchantRefusals.siretInvalid().message;
  else if (vat && !isVatNumberOf(vat, siret)) faults.vat_number = merchantRefusals.vatInvalid().message;
  if (!URL.canParse(draft.shop_url) || !/^https?:/.test(draft.shop_url)) faults.shop_url = fr.faults.url;
  if (!draft.terms) faults.terms = fr.faults.terms;
  return faults;
}

/** Faults of the numbers that were typed, said as soon as their field is left: the browser only knows of empty ones. */
export function numberFaults(
  draft: CreationDraft,
): Pick<ReturnType<typeof faultsOf>, 'siret' | 'vat_number'> {
  const { siret, vat_number } = faultsOf(draft);
  return {
    ...(siret && draft.siret.trim() !== '' && { siret }),
    ...(vat_number && { vat_number }),
  };
}

/** Kept at each key; the terms are accepted anew each time. */
export function useCreationDraft(): [CreationDraft, (part: Partial<CreationDraft>) => void] {
  const [draft, setDraft] = useState<CreationDraft>(readDraft);
  function change(part: Partial<CreationDraft>) {
    setDraft((before) => {
      const next = { ...before, ...part };
      keep('business_draft', JSON.stringify({ ...next, terms: false }));
      return next;
    });
  }
  return [draft, change];
}

function readDraft(): CreationDraft {
  const kept = readKeptJson('business_draft');
  if (typeof kept !== 'object' || kept === null) return EMPTY;
  const texts = Object.entries(kept).filter(([key, value]) => key in EMPTY && typeof value === 'string');
  return { ...EMPTY, ...Object.fromEntries(texts), terms: false };
}
