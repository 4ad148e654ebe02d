import { brandLine } from '#src/features/catalogue/demo-mark.ts';
import { ADD_EXTERNAL_PATH, brandHref, productHref, tagHref } from '#src/features/catalogue/links.ts';
import { BRANDS_SHOWN, FEW_PRODUCTS, INSTANT_SHOWN } from '#src/lib/constants.ts';
import { element } from '#src/lib/dom.ts';
import { formatPrice } from '#src/lib/format.ts';
import { overlayFr as fr } from '../overlay.fr.ts';
import { NAMESPACE_LABELS } from '../search.fr.ts';
import type { BestPage, InstantAnswer } from '../search.ts';

/** A line of the list: it follows an address, or searches again. */
export interface Choice {
  label: string;
  href?: string;
  query?: string;
  image?: string | null;
  /** The number of a product: what can be done with it is offered beside the list. */
  product?: number;
  /** It says a count: true of the words that were answered alone. */
  counted?: boolean;
  /** Beside the label: brand, price, the kind of a page. */
  notes?: string[];
}

export interface Group {
  title: string;
  kind: 'chips' | 'products' | 'lines';
  choices: Choice[];
}

function productChoice(product: InstantAnswer['products']['results'][number], marked: boolean): Choice {
  const { name, thumb_image, price, availability } = product;
  const notes = [
    brandLine(product, { marked }),
    price === null ? fr.noPrice : formatPrice(price),
    availability === 'out_of_stock' ? fr.soldOut : '',
  ];
  return {
    label: name,
    product: product.id,
    href: productHref(product),
    image: thumb_image,
    notes: notes.filter(Boolean),
  };
}

export interface Shown {
  query: string;
  wide: boolean;
  /** The results page of the same query. */
  allHref: string;
  /** Products of the demonstration say that they are. */
  marked: boolean;
}

/** The kind of a page: "Lyon" is a town, and "Rose" a first name. */
const notesOf = ({ kind }: BestPage): string[] => [NAMESPACE_LABELS[kind] ?? []].flat();

export function groupsOf(
  { products, tags, brands, best }: InstantAnswer & { best?: BestPage | null },
  { query, wide, allHref, marked }: Shown,
): Group[] {
  const most = wide ? INSTANT_SHOWN.wide : INSTANT_SHOWN.narrow;
  const shownTags = tags.results.slice(0, most.tags);
  const shownBrands = brands.results.slice(0, BRANDS_SHOWN);
  const external = products.hits <= FEW_PRODUCTS ? [{ label: fr.addExternal, href: ADD_EXTERNAL_PATH }] : [];
  const groups: Group[] = [
    {
      title: fr.best,
      kind: 'lines',
      choices: best ? [{ label: best.title, href: best.path, notes: notesOf(best) }] : [],
    },
    {
      title: fr.selections,
      kind: 'chips',
      choices: shownTags.map((tag) => ({ label: tag.name, href: tagHref(tag) })),
    },
    {
      title: fr.products,
      kind: 'products',
      choices: products.results.slice(0, most.products).map((product) => productChoice(product, marked)),
    },
    {
      title: fr.brands,
      kind: 'chips',
      choices: shownBrands.map((brand) => ({ label: brand.name, href: brandHref(brand) })),
    },
    {
      title: fr.more,
      kind: 'lines',
      choices: [{ label: fr.all(query, products.hits), href: allHref, counted: true }, ...external],
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

export function historyGroup(entries: string[]): Group[] {
  const choices = entries.map((query) => ({ label: query, query }));
  return choices.length > 0 ? [{ title: fr.recent, kind: 'lines', choices }] : [];
}

/** No picture, or one that does not load: the first letter on a wash of colour. */
function picture({ label, image }: Choice): HTMLElement {
  const drawn = () => element('span', { class: 'so-letter', 'aria-hidden': 'true' }, [...label][0] ?? '');
  if (!image) return drawn();
  const shown = element('img', { src: image, alt: '', width: 56, height: 56, decoding: 'async' });
  shown.addEventListener('error', () => shown.replaceWith(drawn()));
  return shown;
}

function optionOf(choice: Choice, kind: Group['kind'], id: string): HTMLElement {
  const notes = (choice.notes ?? []).map((note) => element('span', {}, note));
  const text = element('span', { class: 'so-text' }, element('span', { class: 'so-label' }, choice.label));
  if (notes.length > 0) text.append(element('span', { class: 'so-notes' }, ...notes));
  return element(
    choice.href ? 'a' : 'div',
    {
      id,
      role: 'option',
      'aria-selected': 'false',
      tabindex: -1,
      class: 'so-option',
      href: choice.href,
      'data-query': choice.query,
      'data-product': choice.product,
      'data-counted': choice.counted ? '' : undefined,
    },
    kind === 'products' ? picture(choice) : null,
    text,
  );
}

/** The groups as children of a listbox; the heading is what names each group. */
export function renderGroups(groups: Group[]): HTMLElement[] {
  let count = 0;
  return groups.map(({ title, kind, choices }) =>
    element(
      'div',
      { role: 'group', 'aria-label': title, class: `so-group so-${kind}` },
      element('p', { class: 'so-title', 'aria-hidden': 'true' }, title),
      ...choices.map((choice) => {
        count += 1;
        return optionOf(choice, kind, `so-option-${count}`);
      }),
    ),
  );
}
