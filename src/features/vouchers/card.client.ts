const CODE = /^#[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/;

/** Draws the code that the address bears after its #, which no server is sent. */
export function showCard(): void {
  const shown = CODE.test(location.hash);
  const code = document.querySelector('[data-code]');
  if (code && shown) code.textContent = location.hash.slice(1);
  for (const part of document.querySelectorAll<HTMLElement>('[data-card]')) part.hidden = !shown;
  for (const part of document.querySelectorAll<HTMLElement>('[data-no-card]')) part.hidden = shown;
  document.querySelector('[data-print] button')?.addEventListener('click', () => print());
}
