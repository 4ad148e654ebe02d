/** Ctrl+K, ⌘K or the button of the bar: what it opens is loaded the first time it is asked for. */
let opening = false;

export async function openPalette(): Promise<void> {
  if (opening || document.querySelector('dialog:modal')) return;
  opening = true;
  try {
    const { showPalette } = await import('./show.tsx');
    showPalette();
  } finally {
    opening = false;
  }
}

addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  // In a text the same keys make a link: the editor has then already handled the key.
  if (event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
  event.preventDefault();
  void openPalette();
});
for (const button of document.querySelectorAll('[data-palette]'))
  button.addEventListener('click', () => void openPalette());
