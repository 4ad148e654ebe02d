import { formatPrice } from '#src/lib/format.ts';
import { feeOf, isAmountInRange } from './amount.ts';
import { giveFr } from './give.fr.ts';
import { amountOf, OTHER, readGiveForm } from './give-form.ts';

/** Shows the exact fee and total as the amount changes. The form works without. */
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
    if (changed.name !== 'amount_choice' || !other) return;
    if (changed.value === OTHER) other.focus();
    else other.value = '';
  });
  const show = () => showTotal(form);
  for (const name of ['input', 'change']) form.addEventListener(name, show);
  show();
}

function showTotal(form: HTMLFormElement): void {
  const data = new FormData(form);
  const amount = amountOf(readGiveForm((name) => String(data.get(name) ?? '')));
  const output = form.querySelector('[data-total]');
  if (!output) return;
  if (amount === null || !isAmountInRange(amount)) {
    output.textContent = giveFr.totalLater;
    return;
  }
  const fee = feeOf(amount, {
    feePercent: Number(form.dataset.feePercent),
    feeFixedCents: Number(form.dataset.feeFixed),
  });
  output.textContent = giveFr.totals(formatPrice(amount), formatPrice(fee), formatPrice(amount + fee));
}
