import { type CheerioAPI, load } from 'cheerio';
import { readJsonLd } from './external-jsonld.ts';
import { cleanText, parsePriceCents } from './external-text.ts';
import type { PageFacts } from './page-facts.ts';

export type PageSource = 'jsonld' | 'opengraph' | 'microdata' | 'html';
export interface PageProduct extends PageFacts {
  source: PageSource;
}

/**
 * Reads a product off a page: JSON-LD, then OpenGraph, then microdata, then the title
 * (docs/spec/decisions.md §10). The first that has a name is the source; what it lacks comes from the next
 * ones.
 */
export function readProductPage(html: string, url: string): PageProduct {
  const $ = load(html);
  const readings: [PageSource, PageFacts][] = [
    ['jsonld', readJsonLd(jsonLdBlocks($))],
    ['opengraph', readOpenGraph($)],
    ['microdata', readMicrodata($)],
    ['html', { name: cleanText($('title').first().text()), price: null, image: null, brand_name: null }],
  ];
  const first = <K extends keyof PageFacts>(key: K) =>
    readings.map(([, facts]) => facts[key]).find((value) => value !== null) ?? null;
  const source = readings.find(([, facts]) => facts.name)?.[0] ?? 'html';
  return {
    name: first('name'),
    price: first('price'),
    image: absolute(first('image'), url),
    brand_name: first('brand_name'),
    source,
  };
}

function jsonLdBlocks($: CheerioAPI): string[] {
  return $('script[type="application/ld+json"]')
    .map((_, element) => $(element).text())
    .get();
}

function readOpenGraph($: CheerioAPI): PageFacts {
  const meta = (...names: string[]) => {
    for (const name of names) {
      const text = cleanText($(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content'));
      if (text) return text;
    }
    return null;
  };
  const currency = meta('product:price:currency', 'og:price:currency');
  return {
    name: meta('og:title', 'twitter:title'),
    price: parsePriceCents(meta('product:price:amount', 'og:price:amount'), currency),
    image: meta('og:image:secure_url', 'og:image', 'twitter:image'),
    brand_name: meta('product:brand', 'og:brand'),
  };
}

function readMicrodata($: CheerioAPI): PageFacts {
  const scope = $('[itemtype$="schema.org/Product"]').first();
  const value = (name: string) => {
    const element = scope.find(`[itemprop="${name}"]`).first();
    const nested = element.is('[itemscope]') ? element.find('[itemprop="name"]').first() : element;
    return cleanText(nested.attr('content') ?? nested.attr('src') ?? nested.attr('href') ?? nested.text());
  };
  if (scope.length === 0) return { name: null, price: null, image: null, brand_name: null };
  return {
    name: value('name'),
    price: parsePriceCents(value('price') ?? value('lowPrice'), value('priceCurrency')),
    image: value('image'),
    brand_name: value('brand'),
  };
}

/** http(s) only: a data: or blob: picture cannot be copied. */
function absolute(image: string | null, base: string): string | null {
  if (!image || !URL.canParse(image, base)) return null;
  const { href, protocol } = new URL(image, base);
  return /^https?:$/.test(protocol) ? href : null;
}
