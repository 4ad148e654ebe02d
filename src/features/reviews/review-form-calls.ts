import { ApiError } from '#src/calls/client.ts';
import { activeToken, connectClient } from '#src/features/accounts/session.store.ts';
import { reviewCalls } from './review.calls.ts';
import { REFUSAL_WORDS, reviewFr } from './review.fr.ts';
import type { OwnReview, Refusal } from './review.ts';

const fr = reviewFr.form;

/** Shows a person their own review, and sends what they write. */
export async function openReviewForm(form: HTMLFormElement): Promise<void> {
  connectClient();
  if (!activeToken.get()) return;
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.checkValidity()) send(form);
    else form.reportValidity();
  });
  removeButton(form)?.addEventListener('click', () => remove(form));
  const { review, signature } = await reviewCalls.getMyReview();
  const signed = form.querySelector('[data-review-signature]');
  if (signed) signed.textContent = `${fr.signed} «\u202f${signature}\u202f»`;
  if (review) fill(form, review);
}

const removeButton = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-review-remove]');

function fill(form: HTMLFormElement, review: OwnReview): void {
  const radio = form.querySelector<HTMLInputElement>(`[name=rating][value="${review.rating}"]`);
  if (radio) radio.checked = true;
  field(form, 'experience_month').value = review.experience_month;
  field(form, 'text').value = review.text;
  const button = form.querySelector('[type=submit]');
  if (button) button.textContent = fr.change;
  const remover = removeButton(form);
  if (remover) remover.hidden = false;
  const why = review.refusal ? `${REFUSAL_WORDS[review.refusal as Refusal] ?? review.refusal}.` : '';
  say(form, fr.states[review.status] + why);
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

async function send(form: HTMLFormElement): Promise<void> {
  clearErrors(form);
  const data = new FormData(form);
  try {
    await reviewCalls.addReview({
      rating: Number(data.get('rating')),
      experience_month: String(data.get('experience_month')),
      text: String(data.get('text')),
    });
    say(form, fr.sent);
  } catch (error) {
    refused(form, error);
  }
}

async function remove(form: HTMLFormElement): Promise<void> {
  try {
    await reviewCalls.removeReview();
    form.reset();
    const remover = removeButton(form);
    if (remover) remover.hidden = true;
    say(form, fr.removed);
  } catch (error) {
    refused(form, error);
  }
}

function refused(form: HTMLFormElement, error: unknown): void {
  const known = error instanceof ApiError && error.status === 200;
  say(form, known ? error.message : fr.failed);
  if (!known) return;
  for (const [name, sentence] of Object.entries(error.fields)) {
    const input = form.elements.namedItem(name);
    const beside = document.getElementById(`f-${name}-error`);
    if (beside) beside.textContent = sentence;
    if (input instanceof HTMLElement) input.setAttribute('aria-invalid', 'true');
  }
}

function clearErrors(form: HTMLFormElement): void {
  for (const beside of form.querySelectorAll('.field-error')) beside.textContent = '';
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
}

function say(form: HTMLFormElement, sentence: string): void {
  const state = form.querySelector('[data-review-state]');
  if (!state) return;
  state.textContent = sentence;
  state.className = 'notice notice-sage';
}
