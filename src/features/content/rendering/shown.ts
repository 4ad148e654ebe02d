import { readingMinutes } from '../content.ts';
import { renderMarkdown } from '../markdown.ts';
import { excerptOf } from './excerpt.ts';
import { plainText } from './plain-text.ts';

/** Everything that readers are shown of a document's Markdown. */
export interface Shown {
  html: string;
  excerpt: string;
  readingMinutes: number;
}

export interface ToShow {
  body: string;
  /** The description that the front matter gives, if any. */
  description: unknown;
}

export function shownOf({ body, description }: ToShow): Shown {
  const { html } = renderMarkdown(body);
  return { html, excerpt: excerptOf(description, html), readingMinutes: readingMinutes(plainText(html)) };
}
