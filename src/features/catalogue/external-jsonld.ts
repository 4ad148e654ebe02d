import { cleanText, parsePriceCents } from './external-text.ts';
import type { PageFacts } from './page-facts.ts';

type Node = Record<string, unknown>;

/** The first schema.org Product of a page's JSON-LD blocks; blocks that are not JSON are passed over. */
export function readJsonLd(blocks: string[]): PageFacts {
  const product = blocks.flatMap((block) => nodesOf(parse(block))).find(isProduct);
  if (!product) return { name: null, price: null, image: null, brand_name: null };
  const variant = firstNode(product.hasVariant);
  return {
    name: cleanText(product.name),
    price: priceOf(product.offers) ?? priceOf(variant?.offers),
    image: imageOf(product.image) ?? imageOf(variant?.image),
    brand_name: cleanText(firstNode(product.brand)?.name ?? product.brand),
  };
}

function parse(block: string): unknown {
  try {
    return JSON.parse(block);
  } catch {
    return null;
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const firstNode = (value: unknown): Node | undefined => listOf(value).find(isNode);

/** A block is one node, a list of them, or a graph; `mainEntity` is where some shops put the product. */
function nodesOf(value: unknown): Node[] {
  return listOf(value)
    .filter(isNode)
    .flatMap((node) => [node, ...listOf(node['@graph']), ...listOf(node.mainEntity)])
    .filter(isNode);
}

function isProduct(node: Node): boolean {
  return listOf(node['@type']).some((type) =>
    /^(?:https?:\/\/schema\.org\/)?Product(?:Group)?$/.test(String(type)),
  );
}

function priceOf(offers: unknown): number | null {
  for (const offer of listOf(offers).filter(isNode)) {
    const specification = firstNode(offer.priceSpecification);
    const amount = offer.price ?? offer.lowPrice ?? specification?.price;
    const price = parsePriceCents(amount, offer.priceCurrency ?? specification?.priceCurrency);
    if (price !== null) return price;
  }
  return null;
}

function imageOf(image: unknown): string | null {
  const [first] = listOf(image);
  const address = isNode(first) ? (first.url ?? first.contentUrl) : first;
  return typeof address === 'string' && address !== '' ? address : null;
}
