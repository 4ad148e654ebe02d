import { describe, expect, it } from 'vitest';
import { FeedFault, type Row } from '#src/features/catalogue/feeds/feed.ts';
import { encodingOf } from '#src/features/catalogue/feeds/read/encoding.ts';
import { headOf, rowsOf, shapeOf } from '#src/features/catalogue/feeds/read/open-feed.ts';

/** In pieces of three bytes, so that nothing may count on where a piece ends. */
async function* pieces(bytes: Uint8Array, length = 3): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function read(given: string | Buffer, length?: number): Promise<Row[]> {
  const bytes = typeof given === 'string' ? Buffer.from(given) : given;
  const encoding = await encodingOf(pieces(bytes, length));
  const shape = shapeOf(await headOf(pieces(bytes, length), encoding), encoding);
  const rows: Row[] = [];
  for await (const some of rowsOf(pieces(bytes, length), shape)) rows.push(...some);
  return rows;
}

const refusal = (given: string | Buffer, length?: number) =>
  read(given, length).then(
    () => 'read',
    (error: unknown) => (error instanceof FeedFault ? error.message : Promise.reject(error)),
  );

describe('a CSV', () => {
  it('is read with semicolons, commas, tabs or bars, quotes and line breaks in cells', async () => {
    const expected = [{ id: '1', nom: 'Lit "nuage"\net tiroir' }];
    for (const between of [';', ',', '\t', '|'])
      expect(await read(`id${between}nom\r\n1${between}"Lit ""nuage""\r\net tiroir"\r\n`)).toEqual(expected);
  });

  it('names columns that have none or the same name twice, and fills missing cells', async () => {
    expect(await read('id;;id\n1;a\n\n;;\n2;b;c;d\n')).toEqual([
      { id: '1', 'Colonne 2': 'a', 'id (2)': '' },
      { id: '2', 'Colonne 2': 'b', 'id (2)': 'c' },
    ]);
  });

  it('ends its lines as old Macs did', async () => {
    expect(await read('id;nom\r1;Lit\r2;Bain\r')).toHaveLength(2);
  });

  it('with a quote that is never closed stops early, whatever its length', async () => {
    const long = `id;nom\n1;"${'x'.repeat(3_000_000)}`;
    expect(await refusal(long, 65_536)).toMatch(/L’article 1 n’en finit pas/);
  });
});

describe('encodings', () => {
  const text = 'id;nom\n1;Bébé à l’été\n';

  it('are told by their mark, by the bytes, or by what is declared', async () => {
    const expected = [{ id: '1', nom: 'Bébé à l’été' }];
    expect(await read(Buffer.from(`\uFEFF${text}`))).toEqual(expected);
    expect(await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(expected);
    expect(await read(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual(expected);
    const latin1 = Buffer.from('id;nom\n1;Bébé à l\u0092été\n', 'latin1');
    expect(await read(latin1)).toEqual(expected);
  });

  it('that lie are read as they are: UTF-8 declared as latin-1, latin-1 declared as UTF-8', async () => {
    const xml = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?><rss><item><id>1</id><title>Été</title></item></rss>`;
    expect(await read(xml('ISO-8859-1'))).toEqual([{ id: '1', title: 'Été' }]);
    expect(await read(Buffer.from(xml('utf-8'), 'latin1'))).toEqual([{ id: '1', title: 'Été' }]);
    expect(await read(Buffer.from(xml('ISO-8859-1'), 'latin1'))).toEqual([{ id: '1', title: 'Été' }]);
  });

  it('are seen late too: one latin-1 letter after a hundred thousand lines', async () => {
    const bytes = Buffer.concat([
      Buffer.from('id;nom\n'),
      Buffer.from('1;a\n'.repeat(100_000)),
      Buffer.from([0xe9]),
    ]);
    expect(await encodingOf(pieces(bytes, 65_536))).toBe('windows-1252');
  });
});

describe('a Google Merchant feed', () => {
  const rss = (items: string) =>
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Boutique</title>${items}</channel></rss>`;

  it('gives each child as a column, repeated ones together', async () => {
    const item = `<item><g:id>A1</g:id><title><![CDATA[Lit & <b>nuage</b>]]></title><g:price>129.90 EUR</g:price>
      <g:additional_image_link>https://a.fr/1.jpg</g:additional_image_link>
      <g:additional_image_link>https://a.fr/2.jpg</g:additional_image_link>
      <g:shipping><g:country>FR</g:country><g:price>0 EUR</g:price></g:shipping></item>`;
    expect(await read(rss(item))).toEqual([
      {
        'g:id': 'A1',
        title: 'Lit & <b>nuage</b>',
        'g:price': '129.90 EUR',
        'g:additional_image_link': 'https://a.fr/1.jpg\nhttps://a.fr/2.jpg',
        'g:shipping.g:country': 'FR',
        'g:shipping.g:price': '0 EUR',
      },
    ]);
  });

  it('of Atom gives its links, a plain list its attributes', async () => {
    const atom = '<feed><title>x</title><entry><id>1</id><link href="https://a.fr/1"/></entry></feed>';
    expect(await read(atom)).toEqual([{ id: '1', link: 'https://a.fr/1' }]);
    const list = '<products><product id="7"><name>Lit &#233;toile</name></product></products>';
    expect(await read(list)).toEqual([{ '@id': '7', name: 'Lit étoile' }]);
  });

  it('that declares entities is refused before they can grow', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><r><item><id>&b;</id></item></r>`;
    expect(await refusal(bomb)).toMatch(/entités/);
    const outside = '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r><item><id>&x;</id></item></r>';
    expect(await refusal(outside)).toMatch(/entités/);
  });

  it('that is cut short, endless or nothing of the kind is said so', async () => {
    expect(await refusal(rss('<item><id>1</id></item>').slice(0, -8))).toMatch(/s’arrête au milieu, après 1/);
    expect(await refusal(`<r><item><id>${'x'.repeat(3_000_000)}`, 65_536)).toMatch(/n’en finit pas/);
    expect(await refusal(`<r><item><id><![CDATA[${'x'.repeat(5_000_000)}`, 65_536)).toMatch(/n’en finit pas/);
    expect(await refusal(`<r>${'<a>'.repeat(100)}`)).toMatch(/n’en finit pas/);
    expect(await refusal('<config><a>1</a></config>')).toMatch(/pas d’articles reconnus/);
    expect(await refusal('<!doctype html><html></html>')).toMatch(/page web/);
  });
});

describe('a JSON', () => {
  const expected = [
    { id: '1', 'price.value': '12.5', images: 'a\nb' },
    { id: '2', name: 'Lit "[{nuage" \\ é' },
  ];
  const items = [
    { id: 1, price: { value: 12.5 }, images: ['a', 'b'] },
    { id: 2, name: 'Lit "[{nuage" \\ é' },
  ];

  it('is a list, a list under a key, or an object a line', async () => {
    expect(await read(JSON.stringify(items))).toEqual(expected);
    expect(
      await read(JSON.stringify({ meta: { total: [2] }, products: items, next: null }, null, 2)),
    ).toEqual(expected);
    expect(await read(items.map((item) => JSON.stringify(item)).join('\n'))).toEqual(expected);
  });

  it('that is cut short, broken or endless is said so, and names nobody’s prototype', async () => {
    expect(await refusal('[{"id":1},{"id":')).toMatch(/s’arrête au milieu, après 1/);
    expect(await refusal('[{"id":1},{id:2}]')).toMatch(/L’article 2 n’est pas du JSON valide/);
    expect(await refusal(`[{"id":"${'x'.repeat(3_000_000)}`, 65_536)).toMatch(/n’en finit pas/);
    expect(await refusal(`${'['.repeat(1000)}`)).toMatch(/n’en finit pas/);
    const [row] = await read('[{"__proto__":{"admin":1},"id":1}]');
    expect(row?.id).toBe('1');
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });
});

it('What is no text at all is refused with what to do instead', async () => {
  expect(
    await refusal(Buffer.from('PK\u0003\u0004....[Content_Types].xml....xl/workbook', 'latin1'), 100),
  ).toMatch(/Excel/);
  expect(await refusal(Buffer.from('PK\u0003\u0004....flux.csv', 'latin1'), 100)).toMatch(/ZIP/);
  expect(await refusal(Buffer.from([1, 2, 3, 4, 0, 0, 0, 9]), 100)).toMatch(/pas du texte/);
  expect(await refusal('')).toMatch(/vide/);
  expect(await refusal('   \n ')).toMatch(/vide/);
});
