import { describe, expect, it } from 'vitest';
import { pageGraph } from '#src/features/seo/graph.ts';

const page = {
  address: 'https://exemple.fr/magazine/a',
  title: 'Un titre',
  description: 'Une description',
  image: 'https://exemple.fr/og.png',
  base: 'https://exemple.fr',
  siteName: 'Merveille',
};
type Node = Record<string, unknown> & { '@id': string; '@type': string };
const nodesOf = (blocks: object[]) => pageGraph({ ...page, blocks })['@graph'] as unknown as Node[];
const typed = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

describe('the graph of a page', () => {
  it('links the page to its site, its breadcrumbs and what it is about', () => {
    const nodes = nodesOf([
      { '@context': 'https://schema.org', '@type': 'Article', headline: 'Un titre' },
      { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [] },
    ]);
    const [article] = typed(nodes, 'Article');
    const [crumbs] = typed(nodes, 'BreadcrumbList');
    const [webPage] = typed(nodes, 'WebPage');
    expect(webPage).toMatchObject({
      breadcrumb: { '@id': crumbs?.['@id'] },
      mainEntity: { '@id': article?.['@id'] },
      isPartOf: { '@id': 'https://exemple.fr/#site' },
    });
    expect(article).toMatchObject({ mainEntityOfPage: { '@id': webPage?.['@id'] } });
    expect(nodes.every((node) => node['@id'] && !('@context' in node))).toBe(true);
  });

  it('lets a block say what kind of page this is', () => {
    const nodes = nodesOf([{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question' }] }]);
    expect(typed(nodes, 'WebPage')).toEqual([]);
    expect(typed(nodes, 'FAQPage')).toMatchObject([
      { url: page.address, mainEntity: [{ '@type': 'Question' }] },
    ]);
  });

  it('names the organisation and the site once, whatever a page adds', () => {
    const nodes = nodesOf([{ '@type': 'WebSite', name: 'x' }]);
    expect(typed(nodes, 'WebSite')).toHaveLength(1);
    expect(new Set(nodes.map((node) => node['@id'])).size).toBe(nodes.length);
  });
});
