import { declareInline } from '#src/server/http/inline.ts';
import { icons } from '#src/ui/icons.ts';
import { guestFr, sharedFr } from './content.fr.ts';

/** Of its own, whatever the sheets of the page it stands on; its colours are the site's tokens. */
const STYLE = `
.relecture { display: flex; gap: var(--s3); padding: var(--s4) var(--gutter); background: var(--plum-wash); color: var(--plum-ink); }
.relecture svg { flex: none; margin-top: 0.1em; }
.relecture strong { display: block; }
.relecture a { color: inherit; font-weight: 600; }
@media print { .relecture { display: none; } }
`;

const banner = (until: string, remarks: string | null) => `<div class="relecture" role="note">
<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true" focusable="false"><path d="${icons.eye}"></path></svg>
<p><strong>${sharedFr.title}</strong>${sharedFr.until(until)}${remarks ? ` <a href="${remarks}">${guestFr.title}</a>` : ''}</p></div>`;

export interface SharedTo {
  /** Read by people. */
  until: string;
  /** The address of the form for remarks; null where the link takes none. */
  remarks: string | null;
}

/** The page readers would get, said to be a preview, for no search engine. */
export async function asShared(page: Response, { until, remarks }: SharedTo): Promise<Response> {
  const html = await page.text();
  const marked = html
    .replace(/<meta name="robots"[^>]*>|<link rel="canonical"[^>]*>/g, '')
    .replace(
      '</head>',
      () => `<meta name="robots" content="noindex, nofollow"><style>${declareInline(STYLE)}</style></head>`,
    )
    .replace(/<main\b[^>]*>/, (opening) => opening + banner(until, remarks));
  return new Response(marked, { headers: { 'content-type': 'text/html; charset=utf-8', ...SHARED_HEADERS } });
}

/** The address is the key: no search engine keeps it, no other site hears of it. */
export const SHARED_HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;
