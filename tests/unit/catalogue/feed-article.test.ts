import { describe, expect, it } from 'vitest';
import { articleOf } from '#src/features/catalogue/feeds/article.ts';
import { nextRun, tooManyVanish } from '#src/features/catalogue/feeds/feed.ts';
import { guessMapping } from '#src/features/catalogue/feeds/mapping.ts';
import { plainText } from '#src/features/catalogue/feeds/plain-text.ts';
import { knownShelves, shelfOf } from '#src/features/catalogue/feeds/shelf.ts';

const mapping = guessMapping([
  ...['id', 'title', 'price', 'sale_price', 'description', 'link', 'image_link'],
  ...['brand', 'gtin', 'availability', 'product_type'],
]);
const read = (more: Record<string, string>) =>
  articleOf({ id: 'A1', title: 'Lit', price: '12,50', ...more }, mapping);
const price = (text: string) => {
  const { article, message } = read({ price: text });
  return article ? article.price : message;
};

describe('a price', () => {
  it('is read as shops write it', () => {
    for (const text of [
      '1 299,00 €',
      '1.299,00',
      '1,299.00 EUR',
      '€1299',
      'EUR 1299.00',
      '1\u202f299,00\u00a0€',
      '1299',
    ])
      expect([text, price(text)]).toEqual([text, 129_900]);
    expect(price('12.5 EUR')).toBe(1250);
    expect(price('12,50 € TTC')).toBe(1250);
    expect(read({ price: '20 EUR', sale_price: '15,00 EUR' }).article?.price).toBe(1500);
    expect(read({ price: '20 EUR', sale_price: '25 EUR' }).article?.price).toBe(2000);
  });

  it('is refused when it is negative, zero, of other money, unreadable or absurd', () => {
    expect(price('-5,00 €')).toMatch(/négatif/);
    expect(price('−5')).toMatch(/négatif/);
    expect(price('0')).toMatch(/négatif ou nul/);
    expect(price('12.00 USD')).toMatch(/monnaie/);
    expect(price('$12')).toMatch(/monnaie/);
    expect(price('sur devis')).toMatch(/illisible/);
    expect(price('')).toBe('Sans prix.');
    expect(price('99999999')).toMatch(/trop élevé/);
  });
});

describe('an article', () => {
  it('says why it is refused', () => {
    expect(read({ id: ' ' })).toMatchObject({ article: null, message: 'Sans identifiant.' });
    expect(read({ id: 'x'.repeat(200) }).message).toMatch(/150/);
    expect(read({ title: '<b> </b>' }).message).toBe('Sans titre.');
  });

  it('never keeps markup, and keeps a formula as the text it is', () => {
    const { article } = read({
      title: '<b>Lit</b> &amp; <script>alert(1)</script>nuage',
      description: '<p>Un</p><p>Deux &eacute;tages</p><style>p{}</style>',
      brand: '=HYPERLINK("https://mal.fr")',
    });
    expect(article).toMatchObject({
      name: 'Lit & nuage',
      description: 'Un\n\nDeux étages',
      brand: '=HYPERLINK("https://mal.fr")',
    });
    expect(plainText('a\u0000b\u200b  c')).toBe('ab c');
  });

  it('leaves aside what is wrong but not needed, and says so', () => {
    const { article, message } = read({
      link: 'javascript:alert(1)',
      gtin: '123',
      image_link: 'ftp://a/b.jpg',
    });
    expect(article).toMatchObject({ url: null, gtin: null, images: [] });
    expect(message).toMatch(/Lien.*Image|Image.*Lien/);
    expect(read({ gtin: '3017620422003' }).article?.gtin).toBe('3017620422003');
    expect(read({ title: 'x'.repeat(500) })).toMatchObject({ message: 'Texte trop long, coupé.' });
  });

  it('is in stock or not, in the words of shops', () => {
    const stock = (availability: string) => read({ availability }).article?.availability;
    for (const text of ['in stock', 'in_stock', 'Oui', '3', 'https://schema.org/InStock'])
      expect(stock(text)).toBe('in_stock');
    for (const text of ['out of stock', 'non', '0', '-1', 'Rupture temporaire'])
      expect(stock(text)).toBe('out_of_stock');
    expect(stock('preorder')).toBe('unknown');
  });
});

it('Columns are recognised by Google’s names and by those of French exports', () => {
  expect(guessMapping(['g:id', 'title', 'g:price', 'g:image_link', 'link'])).toEqual({
    id: 'g:id',
    title: 'title',
    price: 'g:price',
    image: 'g:image_link',
    link: 'link',
  });
  expect(guessMapping(['Référence', 'Désignation', 'Prix TTC', 'Marque', 'EAN', 'Catégorie'])).toEqual({
    id: 'Référence',
    title: 'Désignation',
    price: 'Prix TTC',
    brand: 'Marque',
    gtin: 'EAN',
    shelf: 'Catégorie',
  });
});

it('A shelf is what editors answered, else ours of the same name, else the feed’s', () => {
  const known = knownShelves([
    { slug: 'sommeil', label: 'Sommeil' },
    { slug: 'repas', label: 'Le repas' },
  ]);
  const shelves = { Cuisine: 'repas', Ancien: 'supprime' };
  const of = (said: string | null) => shelfOf(said, { shelves, fallback: 'sommeil', known });
  expect(of('Cuisine')).toBe('repas');
  expect(of('Bébé > Le repas > Bavoirs')).toBe('repas');
  expect(of('Ancien')).toBe('sommeil');
  expect(of('constructor')).toBe('sommeil');
  expect(of(null)).toBe('sommeil');
});

it('A scheduled feed comes back in its time, and one that empties the shop is held', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  expect(nextRun('daily', now)?.toISOString()).toBe('2027-01-02T00:00:00.000Z');
  expect(nextRun('manual', now)).toBeNull();
  expect([tooManyVanish(19, 19), tooManyVanish(20, 41), tooManyVanish(30, 40)]).toEqual([false, false, true]);
});
