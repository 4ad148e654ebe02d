import { parseAmount, SUGGESTED_AMOUNTS } from '#src/features/money/amount.ts';

/** The fields of the contribution form, as typed: shown again unchanged after a refusal. */
export interface GiveForm {
  /** Cents of a chip, or « other ». */
  choice: string;
  other: string;
  publicname: string;
  email: string;
  kindwords: string;
  anonymous: boolean;
  when: 'now' | 'birth' | 'date';
  chargeOn: string;
  /** Of a gift that several pay: '' until it is chosen. */
  shortfall: '' | 'cagnotte' | 'refund';
  /** Ids of the options ticked. */
  addons: number[];
  /** Of one opening of the form, however often it is sent. */
  key: string;
}

export const OTHER = 'other';

export const EMPTY_GIVE_FORM: GiveForm = {
  choice: String(SUGGESTED_AMOUNTS[2]),
  other: '',
  publicname: '',
  email: '',
  kindwords: '',
  anonymous: false,
  when: 'now',
  chargeOn: '',
  shortfall: '',
  addons: [],
  key: '',
};

/** More than anybody offers. */
const ADDONS_MAX = 50;

/** The ids of the boxes ticked, whatever was posted. */
export function readAddons(posted: FormData): number[] {
  const ids = posted
    .getAll('addons')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, ADDONS_MAX);
}

export function readGiveForm(posted: FormData): GiveForm {
  const text = (name: string) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  const when = text('when');
  const shortfall = text('shortfall');
  return {
    choice: text('amount_choice') || OTHER,
    other: text('amount_other').slice(0, 20),
    publicname: text('publicname').slice(0, 200),
    email: text('email').slice(0, 300),
    kindwords: text('kindwords').slice(0, 5000),
    anonymous: text('anonymous') === 'on',
    when: when === 'birth' || when === 'date' ? when : 'now',
    chargeOn: text('charge_on').slice(0, 10),
    shortfall: shortfall === 'cagnotte' || shortfall === 'refund' ? shortfall : '',
    addons: readAddons(posted),
    key: /^[0-9a-f-]{36}$/.test(text('key')) ? text('key') : '',
  };
}

/** Cents; null when the free field holds no amount. What was typed there wins over a chip. */
export function amountOf(form: GiveForm): number | null {
  if (form.other.trim() !== '') return parseAmount(form.other);
  if (form.choice === OTHER) return null;
  const chip = Number(form.choice);
  return Number.isSafeInteger(chip) ? chip : null;
}

/** The calls' value for `delayed`; '' when a date was wanted and none was given. */
export function delayedOf(form: GiveForm): false | true | string {
  if (form.when === 'now') return false;
  return form.when === 'birth' ? true : form.chargeOn;
}

/** The form's own field for each path that a call complains about. */
export function formField(path: string): string {
  if (path.endsWith('amount')) return 'amount_other';
  if (path === 'delayed') return 'charge_on';
  return path.split('.').at(-1) ?? path;
}
