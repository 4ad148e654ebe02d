/** How a text says what only whoever runs the site can write: "[à compléter par l’exploitant : …]". */
const PASSAGE = /\[à compléter par[^\]]*\]/g;

export function passagesToFill(text: string): number {
  return text.match(PASSAGE)?.length ?? 0;
}
