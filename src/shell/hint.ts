/** The one line the shell may say at the foot of the screen; screen readers hear it (role="status"). */
const line = document.getElementById('shell-hint');

export function showHint(text: string): void {
  if (line) line.textContent = text;
}

/** Says a sentence that stays, with the one thing that a person can do about it. */
export function showHintWith(text: string, label: string, act: () => void): void {
  if (!line) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', act);
  line.replaceChildren(text, ' ', button);
}

/** Takes a sentence back, unless another one has replaced it since. */
export function clearHint(text: string): void {
  if (line?.firstChild?.textContent === text) line.textContent = '';
}

const READ_MS = 8000;

/** Says a sentence for as long as it takes to read it. */
export function flashHint(text: string): void {
  showHint(text);
  setTimeout(clearHint, READ_MS, text);
}
