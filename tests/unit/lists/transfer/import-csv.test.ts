import { describe, expect, it } from 'vitest';
import { exportCsv } from '#src/features/lists/transfer/export-csv.ts';
import { readImportCsv, webAddress } from '#src/features/lists/transfer/import-csv.ts';

const names = (csv: string) => readImportCsv(csv).wishes.map(({ name }) => name);

describe('a file of wishes', () => {
  it('is read whatever its separator, its accents and the order of its columns', () => {
    expect(names('Nom;Prix\nLit;99\nLampe;12,50')).toEqual(['Lit', 'Lampe']);
    expect(names('price,TITLE\n99,Lit')).toEqual(['Lit']);
    expect(names('\uFEFFQuantité\tArticle\r\n2\tBavoir\r\n')).toEqual(['Bavoir']);
  });

  it('gives each wish what its line says', () => {
    const csv =
      'Nom;Prix;Quantité;Famille;Importance;Précision;Marque;Lien\n"Lit ""Lune""";1 299,90 €;2;Sommeil;3;"En bois,\nclair";Lune;https://boutique.exemple/lit';
    expect(readImportCsv(csv)).toEqual({
      refused: [],
      wishes: [
        {
          line: 2,
          name: 'Lit "Lune"',
          price: 129_990,
          quantity: 2,
          classification: 'Sommeil',
          priority: 3,
          note: 'En bois,\nclair',
          brand: 'Lune',
          url: 'https://boutique.exemple/lit',
        },
      ],
    });
  });

  it.each([
    ['nom;prix\nLit;cher', 'cher'],
    ['nom;prix\nLit;-5', '-5'],
    ['nom;quantité\nLit;0', '1 à 99'],
    ['nom;quantité\nLit;1,5', '1 à 99'],
    ['nom;lien\nLit;javascript:alert(1)', 'https://'],
    ['nom;lien\nLit;ftp://a.exemple', 'https://'],
    ['nom;lien\nLit;https://moi:secret@a.exemple', 'https://'],
    ['nom;prix\n ;5', 'nom'],
    [`nom\n${'a'.repeat(201)}`, '200'],
  ])('has a line refused with its reason: %j', (csv, reason) => {
    const { wishes, refused } = readImportCsv(csv);
    expect(wishes).toEqual([]);
    expect(refused).toEqual([{ line: 2, reason: expect.stringContaining(reason) }]);
  });

  it('is refused whole without a column of names, or empty', () => {
    for (const csv of ['', 'prix;lien\n5;https://a.exemple', '<html>'])
      expect(readImportCsv(csv)).toMatchObject({ wishes: [], refused: [{ line: 1 }] });
  });

  it('passes over empty lines and keeps the numbers of the others', () => {
    expect(readImportCsv('nom;prix\n;\nLit;99\n\n').wishes).toMatchObject([{ line: 3 }]);
  });

  it('keeps nothing but text of hostile cells', () => {
    const [wish] = readImportCsv('nom;note\n"<b>Lit\u0000\u0007</b>";"a\u0000b"').wishes;
    expect(wish).toMatchObject({ name: '<b>Lit </b>', note: 'a b' });
  });
});

describe('a file that was exported', () => {
  const gift = {
    item: {
      id: 1,
      merchant_item_id: 'm',
      kind: 'custom' as const,
      name: '=SOMME(A1),-2',
      slug: 's',
      description: '',
      brand_name: 'Lune',
      brand_slug: null,
      thumb_image: null,
      images: [],
      price: 1250,
      url: null,
      sold_here: false,
      availability: 'unknown' as const,
    },
    description: 'Une "note"; avec\ntout',
    classification: 'sommeil',
    priority: 2,
    position: 1,
    quantity: 3,
    quantity_bought: 1,
    quantity_reserved: 1,
    bought: false,
    bought_at: null,
    added_at: '2026-01-01T00:00:00.000Z',
  };
  const labels = new Map([['sommeil', 'Sommeil']]);

  it('is no formula to a spreadsheet, and reads back as it was', () => {
    const csv = exportCsv([gift], { labels, states: false });
    expect(csv).toContain("'=SOMME(A1),'-2");
    expect(readImportCsv(csv).wishes).toMatchObject([
      {
        name: '=SOMME(A1),-2',
        price: 1250,
        quantity: 3,
        classification: 'Sommeil',
        note: 'Une "note"; avec\ntout',
      },
    ]);
  });

  it('tells what was given only when it may', () => {
    expect(exportCsv([gift], { labels, states: false })).not.toContain('Offerts');
    expect(exportCsv([gift], { labels, states: true })).toMatch(/Réservés;Offerts\r\n.*;1;1\r\n$/s);
  });
});

it('an address of the web is http or https, without a password in it', () => {
  expect(webAddress('https://a.exemple/x?y=1')).toBe('https://a.exemple/x?y=1');
  for (const odd of [
    '',
    'a.exemple',
    'data:text/html,x',
    'https://u:p@a.exemple',
    `https://a.exemple/${'x'.repeat(2000)}`,
  ])
    expect(webAddress(odd)).toBeUndefined();
});
