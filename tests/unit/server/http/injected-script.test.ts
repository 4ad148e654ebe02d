// The policy that leaves with a page, from its rendering on: an injected script does not approve itself.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { getConfig } from '#src/server/config.ts';
import { declareInline } from '#src/server/http/inline.ts';
import { createPages } from '#src/server/http/pages.ts';
import { KeptReads } from '#src/server/page-store/kept-reads.ts';

const BUILT = 'document.documentElement.classList.add("script")';
const WRITTEN = 'written()';
const OWN_COLOURS = ':root{--own:#123}';
const INJECTED = 'steal()';
const INJECTED_STYLE = 'body{display:none}';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page in whose text somebody's script and style got in, beside what the build and the page itself put there. */
async function render(): Promise<Response> {
  const own = declareInline(OWN_COLOURS);
  const head = `<script>${BUILT}</script><script>${WRITTEN}</script><style>${own}</style>`;
  const body = `<script>${INJECTED}</script><style>${INJECTED_STYLE}</style>`;
  return new Response(`<html><head>${head}</head><body>${body}</body></html>`, {
    headers: { 'content-type': 'text/html' },
  });
}

function pagesOf() {
  const app = {
    manifest: { inlinedScripts: new Map([['shell', BUILT]]), clientDirectives: new Map(), routes: [] },
    match: () => undefined,
    render,
    renderError: render,
  };
  const services = { config: getConfig({}) };
  return createPages(app as never, services as never, {
    variantOf: () => '',
    redirectOf: async () => undefined,
    kept: new KeptReads(),
    written: [WRITTEN],
    addresses: { mayHold: () => false },
  });
}

it.each([
  ['kept for everybody', () => pagesOf().forStore('/magazine')],
  [
    'made for one reader',
    () => pagesOf().forRequest(new Request('http://localhost/p/x'), { requestId: 'x', ip: '' } as App.Locals),
  ],
])('a page %s allows what the build and the page wrote, and nothing that got into it', async (_, ask) => {
  const { headers } = await ask();
  const policy = headers.find(([name]) => name === 'content-security-policy')?.[1] ?? '';
  for (const meant of [BUILT, WRITTEN, OWN_COLOURS]) expect(policy).toContain(hashOf(meant));
  for (const injected of [INJECTED, INJECTED_STYLE]) expect(policy).not.toContain(hashOf(injected));
  expect(policy).not.toContain('unsafe');
});
