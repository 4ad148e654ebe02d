import type { RevisionChanges } from '#src/server/db/schema/content.ts';
import { type ParsedDocument, parseContentDocument } from '../document.ts';

/** Stands for the Markdown under the front matter in a list of what changed. */
export const BODY_CHANGED = '(texte)';

/** The changes from one text to another: keys of the front matter, the body, and how many words it gained. */
export function changesBetween(before: string, after: string): RevisionChanges {
  const [a, b] = [read(before), read(after)];
  if (!b) return { fields: [], words: 0 };
  const [was, is] = [a ? valuesOf(a) : {}, valuesOf(b)];
  const names = [...new Set([...Object.keys(is), ...Object.keys(was)])];
  const fields = names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  const [wasBody, isBody] = [a?.body ?? '', b.body];
  return {
    fields: wasBody === isBody ? fields : [...fields, BODY_CHANGED],
    words: wordsIn(isBody) - wordsIn(wasBody),
  };
}

function read(md: string): ParsedDocument | null {
  try {
    return parseContentDocument(md);
  } catch {
    return null;
  }
}

function valuesOf({ fields, title, slug, template }: ParsedDocument): Record<string, unknown> {
  return { title, slug, template, ...fields };
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
