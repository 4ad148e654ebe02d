import { escapeHtml } from '#src/lib/escape-html.ts';
import { MILLA_PATH } from '../assistant.ts';
import { millaFr as fr } from './milla.fr.ts';
import { callable } from './parts.ts';

/** The answer to a danger as a page without frame, style or script: it needs nothing that may be down. */
export function urgentPage(text: string): Response {
  const said = callable(text)
    .map(({ text: piece, href }) => {
      const words = escapeHtml(piece);
      return href === null ? words : `<a href="${href}">${words}</a>`;
    })
    .join('');
  const html =
    '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<title>${fr.urgent}</title><main><h1>${fr.urgent}</h1><p>${said}</p>` +
    `<p><a href="${MILLA_PATH}">${fr.otherQuestion}</a></p></main></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
