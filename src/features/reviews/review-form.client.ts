/** The reader-page side of the form: the calls load for signed-in people only. */
export function watchReviewForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-review]');
  if (!form || !document.documentElement.classList.contains('auth')) return;
  import('./review-form-calls.ts').then(({ openReviewForm }) => openReviewForm(form));
}
