import { marked } from 'marked';
import { toSlug } from '#src/lib/to-slug.ts';

/** The runbooks of the build, by their paths: whoever is woken may have nothing but the admin at hand. */
const FILES = import.meta.glob<string>('/docs/operations/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A runbook as HTML; null when there is none of that name. Its links to others lead to their pages. */
export function runbookHtml(name: string): string | null {
  const text = FILES[`/docs/operations/${name}.md`];
  if (text === undefined) return null;
  const html = marked
    .parse(text, { async: false })
    .replace(/<h2>(.*?)<\/h2>/g, (_all, words: string) => `<h2 id="${toSlug(words)}">${words}</h2>`);
  return html.replace(/href="(?:\.\/)?([\w-]+)\.md(#[\w-]+)?"/g, 'href="/a/admin/misc/marche-a-suivre/$1$2"');
}
