// An invoice of names that people made to break it: they stay words, and each sheet is closed as it was opened.
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { invoicePdf } from '#src/features/orders/invoices/pdf.server.ts';

const EVIL = ') Tj ET Q /JS (app.alert(1)) << /S /URI /URI (http://x) >> (';
const company = {
  name: EVIL,
  legal_name: `Société \u202eésrevni\u202c ${'𝕊'.repeat(40)}`,
  by: 'Merveille',
  address: [`1 rue ${'x'.repeat(300)}`, '44000 Nantes'],
  siret: '73282932000074',
  vat_number: 'FR44732829320',
};
const buyer = {
  name: `=HYPERLINK("x")${'👶🏽'.repeat(20)}`,
  address: [EVIL, '\u0000\u0007', 'A\nB'],
  email: `${'a'.repeat(200)}@exemple.fr`,
};
const lineOf = (label: string) => ({ label, quantity: 1, unit: 1000, total: 1000, vat_percent: 20 });

/** The orders to draw of each sheet, as they are before they are packed. */
function drawn(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const packed = pdf.subarray(at + 7, pdf.indexOf('endstream', at));
    try {
      const text = inflateSync(packed).toString('latin1');
      if (/\bBDC\b/.test(text)) found.push(text);
    } catch {
      // A font, which is packed otherwise.
    }
  }
  return found;
}

it.each(Array.from({ length: 24 }, (_, n) => n + 10))('of %i lines', { timeout: 60_000 }, async (count) => {
  const pdf = await invoicePdf({
    kind: 'invoice',
    number: 'M-2026-1',
    day: '2026-12-01',
    facts: {
      seller: company,
      buyer,
      order: 'ABCD-EFGH',
      ordered_on: '2026-12-01',
      lines: Array.from({ length: count }, (_, n) => lineOf(`Ligne ${n} ${EVIL}`)),
      total: count * 1000,
      vat: 100,
      vat_percent: 20,
      paid: { offers: 0, vouchers: 100, card: 900 },
    } as never,
  });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1')).not.toMatch(/\/JS|\/JavaScript|\/URI|\/OpenAction|\/Launch|\/EmbeddedFile/);
  const sheets = drawn(pdf);
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    let open = 0;
    for (const [sign] of sheet.matchAll(/\b(?:B[DM]C|EMC)\b/g)) {
      open += sign === 'EMC' ? -1 : 1;
      expect(open, sheet.slice(0, 80)).toBeGreaterThanOrEqual(0);
    }
    expect(open).toBe(0);
  }
});
