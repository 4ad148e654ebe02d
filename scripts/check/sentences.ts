// French sentences stand in a `*.fr.ts`, where they are read, compared and corrected together: a file of the server
// holds none.
import type { Source } from './source.ts';

/** Files that run on the server. The letters of `*.mail.ts` are copy themselves. */
const SERVER_SIDE = /\.server\.tsx?$|^src\/(server|boot)\/.*\.tsx?$/;
/** Content of a site at its start and of the demonstration: what people would write there, not what the product says. */
const CONTENT = /(^|[/.-])seed([/.-]|$)|\/demo\//;
const FRENCH_LETTER = /[àâçèéêëîïôùûœ’«»\u202f]/i;
const FRENCH_WORD =
  /(?<![\p{L}\p{N}_./-])(le|la|les|un|une|des|du|cette?|votre|vos|vous|est|pas|sur|avec|pour|dans|sans|ou|et|aucune?)(?![\p{L}\p{N}_/-])/iu;

/** A sentence has words; a name, a key and an address have none between them. */
export function isFrenchSentence(text: string): boolean {
  if (!/\S\s+\S/.test(text)) return false;
  return FRENCH_LETTER.test(text) || FRENCH_WORD.test(text);
}

/** The French sentences a file of the server holds itself. `literals` are the texts between its quotes. */
export function sentencesOutOfPlace(
  { path }: Pick<Source, 'path'>,
  literals: readonly { text: string; line: number }[],
): string[] {
  const held = path.startsWith('src/') && SERVER_SIDE.test(path) && !/\.fr\.ts$/.test(path);
  if (!held || CONTENT.test(path)) return [];
  return literals
    .filter(({ text }) => isFrenchSentence(text))
    .map(
      ({ text, line }) =>
        `${path}:${line}: a French sentence stands in the room's .fr.ts: ${JSON.stringify(text.trim().slice(0, 60))}`,
    );
}
