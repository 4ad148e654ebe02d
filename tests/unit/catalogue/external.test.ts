import { describe, expect, it } from 'vitest';
import { readProductPage } from '#src/features/catalogue/external.ts';
import { cleanText, parsePriceCents } from '#src/features/catalogue/external-text.ts';

const URL_OF_PAGE = 'https://boutique.exemple/produits/lit';
const read = (head: string, body = '') =>
  readProductPage(`<html><head>${head}</head><body>${body}</body></html>`, URL_OF_PAGE);
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('another shop’s page', () => {
  it('is read from its JSON-LD product', () => {
    const product = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Lit à barreaux',
      image: ['/images/lit.jpg'],
      brand: { '@type': 'Brand', name: 'Lune' },
      offers: { '@type': 'Offer', price: '129.90', priceCurrency: 'EUR' },
    };
    expect(read(ld(product))).toEqual({
      name: 'Lit à barreaux',
      price: 12_990,
      image: 'https://boutique.exemple/images/lit.jpg',
      brand_name: 'Lune',
      source: 'jsonld',
    });
  });

  it.each([
    ['a graph', { '@graph': [{ '@type': 'WebSite' }, { '@type': ['Product', 'Thing'], name: 'Lit' }] }],
    ['a list', [{ '@type': 'BreadcrumbList' }, { '@type': 'Product', name: 'Lit' }]],
    ['the main entity of a page', { '@type': 'WebPage', mainEntity: { '@type': 'Product', name: 'Lit' } }],
    [
      'a group of variants',
      { '@type': 'ProductGroup', name: 'Lit', hasVariant: [{ offers: { price: 10 } }] },
    ],
  ])('is read from JSON-LD in %s', (_, block) => {
    expect(read(ld(block))).toMatchObject({ name: 'Lit', source: 'jsonld' });
  });

  it('takes the lowest price of an aggregate, and no price in another currency', () => {
    const offer = (offers: object) => read(ld({ '@type': 'Product', name: 'Lit', offers })).price;
    expect(offer({ '@type': 'AggregateOffer', lowPrice: 89, highPrice: 120, priceCurrency: 'EUR' })).toBe(
      8900,
    );
    expect(offer({ price: '89', priceCurrency: 'USD' })).toBeNull();
    expect(offer({ priceSpecification: { price: 45.5, priceCurrency: 'EUR' } })).toBe(4550);
  });

  it('is read from OpenGraph when its JSON-LD is broken, and is completed from what follows', () => {
    const head = `<script type="application/ld+json">{oups</script>
      <meta property="og:title" content="Mobile en bois"><meta property="product:price:amount" content="24,90">
      <meta property="product:price:currency" content="EUR"><title>Boutique</title>`;
    const body =
      '<div itemscope itemtype="https://schema.org/Product"><span itemprop="brand">Lune</span></div>';
    expect(read(head, body)).toEqual({
      name: 'Mobile en bois',
      price: 2490,
      image: null,
      brand_name: 'Lune',
      source: 'opengraph',
    });
  });

  it('is read from microdata, then from its title', () => {
    const body = `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Hochet</h1>
      <img itemprop="image" src="//cdn.exemple/h.png"><div itemprop="offers" itemscope>
      <meta itemprop="price" content="9.5"><meta itemprop="priceCurrency" content="EUR"></div></div>`;
    expect(read('', body)).toMatchObject({
      name: 'Hochet',
      price: 950,
      image: 'https://cdn.exemple/h.png',
      source: 'microdata',
    });
    expect(read('<title> Une\n page </title>')).toMatchObject({ name: 'Une page', source: 'html' });
    expect(read('')).toMatchObject({ name: null, source: 'html' });
  });

  it('never gives a picture that is not on the web', () => {
    const picture = (image: string) => read(ld({ '@type': 'Product', name: 'Lit', image })).image;
    expect(picture('data:image/png;base64,AAAA')).toBeNull();
    expect(picture('javascript:alert(1)')).toBeNull();
  });
});

describe('a price as shops write it', () => {
  it.each([
    ['1 299,90 €', 129_990],
    ['1\u202f299,90\u00a0€', 129_990],
    ['1,299.90', 129_990],
    ['1.299,90', 129_990],
    ['1299', 129_900],
    ['12,5', 1250],
    ['129.900000', 12_990],
    ['1.299', 129_900],
    [12.99, 1299],
    ['0', 0],
  ])('%s is %d cents', (price, cents) => expect(parsePriceCents(price)).toBe(cents));

  it.each(['gratuit', '', null, -3, '12,34,56', 'à partir de 10'])('%j is none', (price) =>
    expect(parsePriceCents(price)).toBeNull(),
  );
});

describe('a text of another page', () => {
  it('becomes one line without control characters, cut to the length of a name', () => {
    expect(cleanText(' Lit\u0000\n  bébé ')).toBe('Lit bébé');
    expect(cleanText('é'.repeat(300))).toHaveLength(200);
    expect(cleanText(' \n ')).toBeNull();
  });
});
