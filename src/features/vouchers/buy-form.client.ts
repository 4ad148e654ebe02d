/** The chip that is pressed and the sum that is typed never say two things. The form works without. */
export function watchBuyForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-buy]');
  const free = form?.dataset.buy ?? '';
  const other = form?.querySelector<HTMLInputElement>('[name=amount_other]');
  const custom = form?.querySelector<HTMLInputElement>(`[name=amount_choice][value="${free}"]`);
  if (!form || !other || !custom) return;
  other.addEventListener('input', () => {
    if (other.value.trim() !== '') custom.checked = true;
  });
  form.addEventListener('change', (event) => {
    const { name, value } = event.target as HTMLInputElement;
    if (name !== 'amount_choice') return;
    if (value === free) other.focus();
    else other.value = '';
  });
}
