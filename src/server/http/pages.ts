import type { IncomingMessage } from 'node:http';
import type { createApp } from 'astro/app/entrypoint';
import { cacheHeaders } from '../cdn/cache-headers.ts';
import { imageOrigins } from '../gateways/image-origins.ts';
import type { KnownAddresses } from '../known-addresses.ts';
import { saysSignedIn } from '../page-store/http-fields.ts';
import type { KeptReads } from '../page-store/kept-reads.ts';
import type { Rendered } from '../page-store/page.ts';
import { splitKey } from '../page-store/page-key.ts';
import { collectPage, storePage } from '../page-store/tags.ts';
import type { Services } from '../services.ts';
import { pageHeaders, type SiteHeaders } from './headers.ts';
import { builtInline, collectInline } from './inline.ts';
import { keepRefusals, refusalAt, refusalFor } from './kept-refusals.ts';
import { isPlainForm, unkeptForm } from './plain-form.ts';

type AstroApp = ReturnType<typeof createApp>;
interface Answer {
  status: number;
  /** Nothing is there, or too much was asked: the page that is kept for it is sent instead (kept-refusals.ts). */
  instead: string | null;
  headers: [string, string][];
  body: Buffer;
  contentType: string;
  /** The scripts and styles that the page declared while it was rendered. */
  declared: ReadonlySet<string>;
}

/** Never in the page store: payments, personal pages, the admin (docs/spec/decisions.md §20); of `/i/` all but the shop. */
const PERSONAL =
  /^src\/pages\/(?:p\/|i\/(?!marketplace\/(?:explore|recherche|produits\/|selections\/))|a\/|api\/|mon-compte|404|gatewayerr|(?:prenoms|naissances)\/recherche|prenoms\/comparer|contactez-nous|newsletter|milla-assistante|devenir-partenaire|tous-les-avis-[^/]+\/signaler|outils\/[^/]+\/resultat|grossesse\/(?:votre-semaine|calendrier))/;

/**
 * Pages whose forms change nothing that any page shows. Their answers take what all pages share from memory: one that
 * names the number to call must not wait for a database that is down.
 */
const CHANGES_NO_PAGE = /^src\/pages\/milla-assistante/;

/** A list's page: without any gift's state where `hasAuth` is sent (docs/spec/decisions.md §7). */
const LIST_PAGE = 'src/pages/[slug].astro';

/** A page of the admin's own scripts, which send it JSON; every other page takes forms alone. */
const READS_JSON = /^src\/pages\/a\/admin\/apercu\.astro$/;

/** The variant of who has a session, if its token is still good. */
const SIGNED_IN = 'auth';

export const sessionVariant = (reader: Reader): string => (saysSignedIn(reader) ? SIGNED_IN : '');

const READS = new Set(['GET', 'HEAD']);
/** Of a page for everybody. */
const nobody = (): App.Locals => ({ requestId: 'store', ip: '' });

export interface Pages {
  /** True when nothing can be at this path: no page of the build, no list, no former address. Asks nobody. */
  isUnknown(path: string): boolean;
  /**
   * Which of the store's pages at this address are this reader's: '' is everybody's. Null when the answer depends on
   * who asks (cookies, query, form): the store must then be left aside.
   */
  variantFor(url: URL, reader: Reader): string | null;
  /** The path under which views of this key are counted; null for what is not. No secret and no list is named. */
  countedAs(key: string): string | null;
  /** True when what is posted to this path may be JSON. */
  readsJson(path: string): boolean;
  /** False of a page whose forms change nothing that any page shows. */
  changesPages(path: string): boolean;
  /** Renders for the page store, as nobody in particular; `ip`, where somebody waits for it, is for the limits. */
  forStore(path: string, ip?: string | null): Promise<Rendered>;
  /** Renders for this very request. */
  forRequest(request: Request, locals: App.Locals): Promise<Answer>;
}

/** All lists together: the address of one is its reader's own, as those of payments and of mailed links are. */
export const LISTS_PATH = '/liste';

/** Steps on the way to a list and to a gift are told from the other personal pages: not whose they are. */
const STEPS = /^\/p\/participation-cagnotte(?=\/)|^\/i\/marketplace\/(?:inscription$|checkout(?=\/))/;

function countedAs(path: string, component: string): string | null {
  if (path.includes('.') || component === '' || component.startsWith('src/pages/a/')) return null;
  if (component === LIST_PAGE) return LISTS_PATH;
  const own = STEPS.exec(path) ?? /^\/p(?=\/)|^\/i\/[^/]+/.exec(path);
  return own ? own[0] : path;
}

/** A request, as far as it chooses among the pages of one address. */
export type Reader = Pick<IncomingMessage, 'url' | 'headers'>;

export interface PageSources {
  /** The variant of a page that varies by reader; null when the request is to be rendered for itself. */
  variantOf(reader: Reader): string | null;
  redirectOf: RedirectLookup;
  /** The reads shared by renders for the store. */
  kept: KeptReads;
  /** The inline scripts and styles that stand in the templates. */
  written: readonly string[];
  /** The addresses that the database gives out at the root, and former ones. */
  addresses: Pick<KnownAddresses, 'mayHold'>;
}

export function createPages(
  app: AstroApp,
  services: Services,
  { redirectOf, kept, written, variantOf, addresses }: PageSources,
): Pages {
  keepRefusals(app);
  const { https, publicUrl, gtmId } = services.config;
  const known = builtInline(app.manifest, written);
  const site = { known, https, images: imageOrigins(services.config), measured: gtmId !== null };
  const routeOf = (request: Request) => app.match(request)?.component ?? null;
  const moved = async (path: string, notFound: Answer) => {
    const to = await redirectOf(path);
    if (to === undefined) return notFound;
    storePage(`redirect:${path}`);
    if (to !== null) return redirectAnswer(301, to);
    const gone = await renderAnswer(app, new Request(`${publicUrl}/410`), { locals: nobody() });
    return { ...gone, status: 410 };
  };
  const routes = app.manifest.routes.map(({ routeData }) => routeData);
  const withHeaders = (path: string, answer: Answer): Answer => ({
    ...answer,
    headers: [...finish(path, answer, site), ['cache-control', 'private, no-store']],
  });
  const changesPages = (path: string) => !CHANGES_NO_PAGE.test(routeOf(new Request(publicUrl + path)) ?? '');
  return {
    isUnknown(path) {
      // What is encoded is for the router to read.
      if (path.includes('%')) return false;
      const route = routes.find(({ pattern }) => pattern.test(path));
      if (route && route.component !== LIST_PAGE) return false;
      // Typed with capitals, or with the full stop of a sentence, it may be a list's: its page leads on.
      return !addresses.mayHold(path) && !(route && addresses.mayHold(asWritten(path)));
    },
    variantFor(url, reader) {
      const component = routeOf(new Request(url)) ?? '';
      if (component === LIST_PAGE) return variantOf(reader);
      return PERSONAL.test(component) ? null : '';
    },
    countedAs(key) {
      const [path = ''] = splitKey(key).path.split('?', 1);
      return countedAs(path, routeOf(new Request(publicUrl + path)) ?? '');
    },
    readsJson: (path) => READS_JSON.test(routeOf(new Request(publicUrl + path)) ?? ''),
    changesPages,
    async forStore(key, ip = null) {
      const { path, variant } = splitKey(key);
      const refused = refusalAt(key);
      const shown = refused?.path ?? path;
      const request = new Request(publicUrl + shown, variant ? { headers: VARIANTS[variant] ?? {} } : {});
      const { result, tags, storable, terms } = await collectPage(async () => {
        const at = new Request(publicUrl + path);
        if (refused) return renderAnswer(app, request, { locals: nobody(), at });
        const answer = await renderAnswer(app, request, { locals: { ...nobody(), ip: ip ?? '' } });
        return answer.status === 404 ? moved(path, answer) : answer;
      }, kept);
      const { status, body, instead } = result;
      const headers: [string, string][] = [
        ...finish(shown, result, site),
        ['content-type', result.contentType],
        ...(refused?.headers ?? cacheHeaders(tags, services.config.cdn?.kind ?? null, terms.varies)),
      ];
      return { status, headers, body, tags, storable: storable && instead === null, terms, instead };
    },
    async forRequest(request, locals) {
      if (!(await isPlainForm(request)))
        return withHeaders(new URL(request.url).pathname, {
          ...unkeptForm(),
          instead: null,
          declared: new Set(),
        });
      const path = new URL(request.url).pathname;
      const render = () => renderAnswer(app, request, { locals });
      // What every page shares (menus) is published like all else; the admin's desks read it anew.
      const { result: found } = await collectPage(
        render,
        readsShared(request, path) || !changesPages(path) ? kept : null,
      );
      // At the root, where lists are, an address of former times leads on too.
      const answer = found.status === 404 && READS.has(request.method) ? await moved(path, found) : found;
      return withHeaders(path, answer);
    },
  };
}

/** An address of the root as a list's is written: small letters and digits, joined by hyphens. */
const asWritten = (path: string) =>
  `/${path
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

/** Readers who asked for fresh pages are given them from the source (docs/spec/decisions.md §25a). */
const readsShared = ({ method, headers }: Request, path: string): boolean =>
  READS.has(method) && !path.startsWith('/a/') && !headers.get('cookie')?.includes('disable_cache=1');

/** The headers of a reader of each variant. */
const VARIANTS: Record<string, Record<string, string>> = { [SIGNED_IN]: { cookie: 'hasAuth=1' } };

/** Finds the target of a path that is no more: a path, null for gone (410), undefined when it never was. */
export type RedirectLookup = (path: string) => Promise<string | null | undefined>;

function redirectAnswer(status: number, to: string): Answer {
  return {
    status,
    instead: null,
    headers: [['location', to]],
    body: Buffer.alloc(0),
    contentType: 'text/html; charset=utf-8',
    declared: new Set(),
  };
}

interface Rendering {
  locals: App.Locals;
  /** The page's own address, where that is not the request's. */
  at?: Request;
}

async function renderAnswer(app: AstroApp, request: Request, { locals, at }: Rendering): Promise<Answer> {
  const routeData = app.match(at ?? request);
  const { result, texts } = await collectInline(async () => {
    const response = await app.render(request, {
      locals,
      addCookieHeader: true,
      ...(routeData ? { routeData } : {}),
    });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  });
  if (locals.fault) throw locals.fault;
  const { response, content } = result;
  const headers: [string, string][] = [];
  let contentType = 'text/html; charset=utf-8';
  for (const [name, value] of response.headers) {
    // Astro names no charset; a reader's saved copy needs one.
    if (name === 'content-type') contentType = value === 'text/html' ? contentType : value;
    else if (name !== 'content-length') headers.push([name, value]);
  }
  const isPage = contentType.startsWith('text/html');
  const body = isPage ? Buffer.from(withPatientScripts(content.toString('utf8'))) : content;
  const { status } = response;
  const instead = body.length === 0 ? refusalFor(status, new URL(request.url).pathname) : null;
  return { status, instead, headers, contentType, body, declared: texts };
}

const MODULE = '<script type="module" ';

/** Nothing that is read waits for a script: scripts come after what shows the page, on a slow line above all. */
function withPatientScripts(html: string): string {
  return html.replaceAll(`${MODULE}src=`, `${MODULE}fetchpriority="low" src=`);
}

type Site = SiteHeaders & { known: ReadonlySet<string> };

function finish(path: string, answer: Answer, site: Site): [string, string][] {
  const meant = (text: string) => site.known.has(text) || answer.declared.has(text);
  const html = answer.contentType.startsWith('text/html') ? answer.body.toString('utf8') : '';
  const own = new Set(answer.headers.map(([name]) => name));
  return [...pageHeaders(path, { html, meant }, site).filter(([name]) => !own.has(name)), ...answer.headers];
}
