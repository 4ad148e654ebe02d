/** Ctrl+K, ⌘K or the button of the bar: what it opens is loaded the first time it is asked for. */
let opening = false;

export async function openPalette(): Promise<void> {
  if (opening || document.querySelector('dialog:modal')) return;
  opening = true;
  const typed = keepTyped();
  try {
    const { showPalette } = await import('./show.tsx');
    showPalette(typed);
  } catch (error) {
    typed();
    throw error;
  } finally {
    opening = false;
  }
}

/** Keeps the letters that are typed from now on out of the page. Answers the function that ends it and gives them. */
function keepTyped(): () => string {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', keep, true);
  return () => {
    removeEventListener('keydown', keep, true);
    return typed;
  };
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
