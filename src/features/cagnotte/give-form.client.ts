import { knownGiver, openGift, rememberGiver } from '#src/features/lists/live/known-giver.ts';
import { feeOf, isAmountInRange } from '#src/features/money/amount.ts';
import { formatPrice } from '#src/lib/format.ts';
import { amountOf, OTHER, readGiveForm } from './give-form.ts';

/** Shows the exact fee and total as the amount changes, and fills in who gives here. The form works without. */
export function watchGiveForm(): void {
  const form = document.querySelector<HTMLFormElement>('form.give-form');
  if (!form) return;
  const other = form.querySelector<HTMLInputElement>('[name=amount_other]');
  const custom = form.querySelector<HTMLInputElement>(`[name=amount_choice][value=${OTHER}]`);
  other?.addEventListener('input', () => {
    if (custom && other.value.trim() !== '') custom.checked = true;
  });
  form.addEventListener('change', (event) => {
    const changed = event.target as HTMLInputElement;
    // A browser that brings a page back tells of the choice it takes away too: what was typed stays.
    if (changed.name !== 'amount_choice' || !changed.checked || !other) return;
    if (changed.value === OTHER) other.focus();
    else other.value = '';
  });
  const show = () => showTotal(form);
  for (const name of ['input', 'change']) form.addEventListener(name, show);
  keepOffline(form);
  fillIn(form);
  offerToResume();
  show();
  // What the browser brought back with the page is there by now.
  addEventListener('pageshow', show);
}

/** A browser without a line would show its own page, and forget what was typed: the site says so instead. */
function keepOffline(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    if (!navigator.onLine) event.preventDefault();
  });
}

const field = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** A second gift is given without typing one's name and address again. */
function fillIn(form: HTMLFormElement): void {
  const known = knownGiver();
  for (const name of ['email', 'publicname'] as const) {
    const input = field(form, name);
    if (input && !input.value) input.value = known[name] ?? '';
  }
  form.addEventListener('submit', () =>
    rememberGiver({
      email: field(form, 'email')?.value.trim() ?? '',
      publicname: field(form, 'publicname')?.value.trim() ?? '',
    }),
  );
}

/** Whoever closed the tab before paying finds the way back. */
function offerToResume(): void {
  const notice = document.querySelector<HTMLElement>('[data-resume]');
  const link = notice?.querySelector('a');
  const begun = notice && openGift(notice.dataset.resume ?? '', Date.now());
  if (!notice || !link || !begun) return;
  link.href = `/p/participation-cagnotte-paiement/${encodeURIComponent(begun.hash)}`;
  notice.hidden = false;
}

function showTotal(form: HTMLFormElement): void {
  const chosen = readGiveForm(new FormData(form));
  const amount = amountOf(chosen);
  const known = amount !== null && isAmountInRange(amount);
  const sums = form.querySelector<HTMLElement>('[data-sums]');
  const later = form.querySelector<HTMLElement>('[data-total-later]');
  const said = form.querySelector<HTMLElement>('[data-total-said]');
  if (!sums || !later || !said) return;
  sums.hidden = !known;
  later.hidden = known;
  if (!known) {
    said.textContent = '';
    return;
  }
  const addons = [...form.querySelectorAll<HTMLInputElement>('[name=addons]:checked')].reduce(
    (sum, { dataset }) => sum + Number(dataset.price),
    0,
  );
  const fee = feeOf(amount, {
    feePercent: Number(form.dataset.feePercent),
    feeFixedCents: Number(form.dataset.feeFixed),
  });
  const total = amount + addons + fee;
  for (const [name, cents] of Object.entries({ gift: amount, addons, fee, total })) {
    const shown = sums.querySelector<HTMLElement>(`[data-sum=${name}]`);
    if (shown) shown.textContent = formatPrice(cents);
    if (name === 'addons' && shown?.parentElement) shown.parentElement.hidden = cents === 0;
  }
  // The words come with the page: the script would else carry all those of the form.
  const sentence = (said.dataset.totalSaid ?? '').replace('{total}', formatPrice(total));
  if (said.textContent !== sentence) said.textContent = sentence;
}
