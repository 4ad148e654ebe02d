import type TurndownService from 'turndown';
import { CALLOUT_TITLES } from '#src/features/content/pieces/pieces.fr.ts';
import type { Callout } from '../types/writer.ts';
import { escapeHtml } from './escape-html.ts';

const TITLE_MAX = 120;

/** The title as one line of Markdown takes it. */
export const tidyTitle = (title: string) => title.trim().replace(/\s+/g, ' ').slice(0, TITLE_MAX).trim();

/** The attributes that say what a callout is; its style sheet draws the title from its name. */
export function calloutAttributes({ kind, title }: Callout): Record<string, string | null> {
  return {
    'data-callout': kind,
    'data-title': title || null,
    role: 'note',
    'aria-label': title || CALLOUT_TITLES[kind],
  };
}

export function calloutHtml(callout: Callout, inner: string): string {
  const attributes = Object.entries(calloutAttributes(callout)).flatMap(([name, value]) =>
    value === null ? [] : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<aside${attributes.join('')}>${inner}</aside>`;
}

export function calloutOf(element: Element): Callout {
  const kind = element.getAttribute('data-callout') ?? '';
  const title = tidyTitle(element.getAttribute('data-title') ?? '');
  return { kind: kind in CALLOUT_TITLES ? (kind as Callout['kind']) : 'note', title };
}

/** A callout without words is not written: nobody would see it. */
export const calloutRule: TurndownService.Rule = {
  filter: (node) => node.nodeName === 'ASIDE' && node.hasAttribute('data-callout'),
  replacement(content, node) {
    const words = content.replace(/^\n+|\n+$/g, '');
    const { kind, title } = calloutOf(node as Element);
    // In code a line of its own would end the callout.
    const inner = words.replace(/^:::/gm, ' :::');
    return words && `\n\n:::${kind}${title && ` ${title}`}\n${inner}\n:::\n\n`;
  },
};
