import { forget, keep, readKept } from '#src/lib/kept.ts';

const root = document.documentElement;
const radios = document.querySelectorAll<HTMLInputElement>('[data-schemes] input');

function show(): void {
  const chosen = readKept('scheme');
  const scheme = chosen === 'dark' || chosen === 'light' ? chosen : '';
  if (scheme) root.dataset.scheme = scheme;
  else delete root.dataset.scheme;
  for (const radio of radios) radio.checked = radio.value === scheme;
}

for (const radio of radios)
  radio.addEventListener('change', () => {
    if (radio.value) keep('scheme', radio.value);
    else forget('scheme');
    show();
  });
// Another tab chose.
addEventListener('storage', ({ key }) => {
  if (key === 'scheme') show();
});
show();
