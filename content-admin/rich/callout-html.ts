import type TurndownService from 'turndown';
import { calloutOpening, tidyTitle } from '#src/features/content/pieces/fence.ts';
import { CALLOUT_TITLES } from '#src/features/content/pieces/pieces.fr.ts';
import type { Callout } from '../types/writer.ts';
import { escapeHtml } from './escape-html.ts';

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
    // In code a line of its own would end the callout.
    const inner = words.replace(/^:::/gm, ' :::');
    return words && `\n\n${calloutOpening(calloutOf(node as Element))}\n${inner}\n:::\n\n`;
  },
};
