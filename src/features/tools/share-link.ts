import { COPIED_MS } from '#src/lib/constants.ts';

/** « Copier le lien » copies the address it leads to; without the right to, it stays a link. */
export function enhanceShareLink(link: HTMLAnchorElement): void {
  const label = link.querySelector('[data-label]');
  const usual = label?.textContent ?? '';
  link.addEventListener('click', (event) => {
    if (!navigator.clipboard) return;
    event.preventDefault();
    navigator.clipboard.writeText(link.href).then(
      () => {
        if (!label) return;
        label.textContent = 'Lien copié';
        setTimeout(() => (label.textContent = usual), COPIED_MS);
      },
      () => location.assign(link.href),
    );
  });
}
