import { connectClient } from '#src/features/accounts/session.store.ts';
import { element } from '#src/lib/dom.ts';
import { fillPanel } from '#src/ui/panel.ts';
import { type SiteContent, siteContent } from './site-content.ts';

/** The magazine's shelves and its last articles, under the header's « Magazine ». */
export function fill(panel: HTMLElement): void {
  connectClient();
  fillPanel(panel, siteContent, draw);
}

function draw({ magazine }: SiteContent): Node[] {
  const shelves = magazine.categories.map(({ name, slug }) => link(`/magazine/${slug}`, name));
  const articles = magazine.featured.map(({ title, slug, category }) =>
    link(`/magazine/${category?.slug ?? ''}/${slug}`, title),
  );
  return [
    list('Rubriques', [link('/magazine', 'Tout le magazine'), ...shelves]),
    ...(articles.length > 0 ? [list('À lire en ce moment', articles)] : []),
  ];
}

const link = (href: string, label: string) => element('a', { href }, label);

function list(title: string, links: HTMLElement[]): HTMLElement {
  return element(
    'div',
    {},
    element('p', { class: 'panel-title' }, title),
    element('ul', { class: 'plain' }, ...links.map((one) => element('li', {}, one))),
  );
}
