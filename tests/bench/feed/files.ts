export const FORMATS = ['csv', 'xml', 'json'] as const;
export type FeedFormat = (typeof FORMATS)[number];

const NOUNS = ['Poussette', 'Gigoteuse', 'Lit', 'Body', 'Biberon', 'Tapis d’éveil', 'Bavoir', 'Transat'];
const KINDS = ['trio', 'compact', 'en coton', 'en verre', 'évolutif', 'de voyage', 'bleu', 'sauge', 'brodé'];
const SHELVES = ['Chambre > Lits', 'Promenade', 'Repas', 'Éveil > Tapis', 'Vêtements'];

interface Article {
  id: string;
  title: string;
  description: string;
  price: string;
  link: string;
  brand: string;
  availability: string;
  product_type: string;
}

const pick = (from: readonly string[], at: number) => from[at % from.length] ?? '';

/** The same articles at every run. Their pictures are left out: a measure asks nothing of the network. */
function article(n: number): Article {
  return {
    id: `art-${n}`,
    title: `${pick(NOUNS, n)} ${pick(KINDS, Math.floor(n / 8))} ${n}`,
    description: `<p>Un article ${pick(KINDS, n * 3)} pensé pour les premiers mois.</p><p>Lavable à 40 °C &amp; fait pour durer, numéro ${n}.</p>`,
    price: `${5 + ((n * 37) % 500)},${String(n % 100).padStart(2, '0')} €`,
    link: `https://boutique.exemple.fr/p/${n}`,
    brand: `Marque ${n % 120}`,
    availability: n % 9 === 0 ? 'out of stock' : 'in stock',
    product_type: pick(SHELVES, n),
  };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const WRITERS: Record<FeedFormat, { head: string; one(of: Article, first: boolean): string; foot: string }> =
  {
    csv: {
      head: `${Object.keys(article(0)).join(';')}\n`,
      one: (of) => `${Object.values(of).map(quoted).join(';')}\n`,
      foot: '',
    },
    xml: {
      head: '<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
      one: (of) =>
        `<item>${Object.entries(of)
          .map(([name, value]) => `<g:${name}>${escaped(value)}</g:${name}>`)
          .join('')}</item>\n`,
      foot: '</channel></rss>\n',
    },
    json: {
      head: '{"products":[\n',
      one: (of, first) => `${first ? '' : ','}${JSON.stringify(of)}\n`,
      foot: ']}\n',
    },
  };

/** A feed of so many articles in a shop's own words. */
export function feedFile(format: FeedFormat, count: number): Buffer {
  const { head, one, foot } = WRITERS[format];
  const parts = [head];
  for (let n = 0; n < count; n += 1) parts.push(one(article(n), n === 0));
  return Buffer.from([...parts, foot].join(''));
}
