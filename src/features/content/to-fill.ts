/** The mark for what only whoever runs the site can write: "[à compléter par l’exploitant : …]". */
/** The beginning of each such passage. */
export const TO_FILL = '[à compléter par';
const PASSAGE = /\[à compléter par[^\]]*\]/g;

export function passagesToFill(text: string): number {
  return text.match(PASSAGE)?.length ?? 0;
}
