import type { Graph, Thing } from 'schema-dts';

/** The facts a page gives of itself to the programs that read it. */
export interface GraphPage {
  /** Absolute and canonical. */
  address: string;
  title: string;
  description: string;
  /** Absolute address of the sharing picture. */
  image: string;
  /** Origin of the site, without a slash at the end. */
  base: string;
  siteName: string;
  /** Things the page shows; a kind of page (FAQPage, CollectionPage…) says more of the page itself. */
  blocks: readonly object[];
}

type Node = Record<string, unknown> & { '@type': string };

const PAGE_TYPES = new Set([
  'WebPage',
  'AboutPage',
  'CollectionPage',
  'ContactPage',
  'FAQPage',
  'ProfilePage',
  'ItemPage',
]);
/** One `@graph` a page: the organisation, the site, the page, its breadcrumbs, and what it is about, linked by @id. */
export function pageGraph(page: GraphPage): Graph {
  const ids = idsOf(page);
  const nodes = page.blocks.map(withoutContext);
  const ofPage = nodes.filter((node) => PAGE_TYPES.has(node['@type']));
  const crumbs = nodes.filter((node) => node['@type'] === 'BreadcrumbList').slice(0, 1);
  const things = nodes.filter((node) => !ofPage.includes(node) && !isAside(node));
  const subjects = things.map((node, n) => ({
    '@id': n === 0 ? ids.subject : `${ids.subject}-${n + 1}`,
    ...(isArticle(node) ? articleLinks(ids) : {}),
    ...node,
  }));
  const webPage = {
    ...pageNode(page, ids),
    ...(crumbs.length > 0 ? { breadcrumb: { '@id': ids.crumbs } } : {}),
    ...(subjects[0] ? { mainEntity: { '@id': subjects[0]['@id'] } } : {}),
    ...Object.assign({}, ...ofPage),
  };
  const crumbNodes = crumbs.map((node) => ({ '@id': ids.crumbs, ...node }));
  const graph = [...siteNodes(page, ids), webPage, ...crumbNodes, ...subjects];
  return { '@context': 'https://schema.org', '@graph': graph as unknown as Thing[] };
}

type Ids = ReturnType<typeof idsOf>;

const idsOf = ({ base, address }: GraphPage) => ({
  organisation: `${base}/#organisation`,
  site: `${base}/#site`,
  page: `${address}#page`,
  crumbs: `${address}#fil`,
  subject: `${address}#sujet`,
  image: `${address}#image`,
});

/** Describes what every page has: its publisher, the site, the sharing picture. */
function siteNodes({ base, siteName, image }: GraphPage, ids: Ids): object[] {
  const site = { name: siteName, url: `${base}/` };
  return [
    { '@id': ids.organisation, '@type': 'Organization', ...site, logo: logo(base) },
    {
      '@id': ids.site,
      '@type': 'WebSite',
      ...site,
      inLanguage: 'fr',
      publisher: { '@id': ids.organisation },
    },
    { '@id': ids.image, '@type': 'ImageObject', url: image, contentUrl: image, width: '1200', height: '630' },
  ];
}

const pageNode = (page: GraphPage, ids: Ids) => ({
  '@id': ids.page,
  '@type': 'WebPage',
  url: page.address,
  name: page.title,
  description: page.description,
  inLanguage: 'fr',
  isPartOf: { '@id': ids.site },
  primaryImageOfPage: { '@id': ids.image },
});

const logo = (base: string) => ({
  '@type': 'ImageObject',
  url: `${base}/apple-touch-icon.png`,
  width: '180',
  height: '180',
});

/** Things that are about the page rather than what it is about. An organisation with an `@id` is somebody else. */
const isAside = (node: Node) =>
  node['@type'] === 'BreadcrumbList' ||
  node['@type'] === 'WebSite' ||
  (node['@type'] === 'Organization' && !('@id' in node));

const isArticle = (node: Node) => /Article$|^BlogPosting$/.test(node['@type']);

const articleLinks = (ids: Ids) => ({
  mainEntityOfPage: { '@id': ids.page },
  publisher: { '@id': ids.organisation },
  image: { '@id': ids.image },
});

function withoutContext(block: object): Node {
  const { '@context': _, ...node } = block as Record<string, unknown>;
  return node as Node;
}
