/**
 * The bank accounts of the demonstration, made for it: right in form, of a bank code that France never gave.
 * Nobody may type a real one.
 */
export const DEMO_IBANS = [
  { iban: ibanOf('99999', '00001', '00000000001'), pays: 'arrives' },
  { iban: ibanOf('99999', '00001', '00000000002'), pays: 'account_closed' },
] as const;

/** FR, its two check digits (ISO 13616), the French account number and its key. */
function ibanOf(bank: string, branch: string, account: string): string {
  const key = 97n - ((89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(account)) % 97n);
  const bban = `${bank}${branch}${account}${String(key).padStart(2, '0')}`;
  // F is 15, R is 27; the check digits count as 00.
  const check = 98n - (BigInt(`${bban}152700`) % 97n);
  return `FR${String(check).padStart(2, '0')}${bban}`;
}

/** As people read one: in groups of four. */
export const spacedIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Null for any account that isn't of the demonstration. */
export function findDemoIban(typed: string): (typeof DEMO_IBANS)[number] | null {
  const compact = typed.replace(/[\s.-]/g, '').toUpperCase();
  return DEMO_IBANS.find(({ iban }) => iban === compact) ?? null;
}

/** Finds the bank's refusal, from the last four characters that are kept; null: the money arrives. */
export function bankRefusal(last4: string | null): string | null {
  const found = DEMO_IBANS.find(({ iban }) => iban.slice(-4) === last4);
  return !found || found.pays === 'arrives' ? null : found.pays;
}
