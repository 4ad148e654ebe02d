import { formatPrice } from '#src/lib/format.ts';
import type { InvoiceFacts } from '#src/server/db/schema/invoices.ts';
import { invoiceFr as fr } from './invoice.fr.ts';
import type { InvoiceKind } from './invoice.ts';

/** With its fonts and tables of signs: read when the first sheet is printed. */
const library = async () => (await import('pdfkit')).default;

/** Commissioner at two weights, out of the site's own variable font: pdfkit embeds the signs that are used. */
const FONTS = 'src/server/fonts';
const MARGIN = 50;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 770;
const INK = '#2a2230';
const SOFT = '#5d5566';
const LINE = '#d9cfc4';

export interface Printed {
  kind: InvoiceKind;
  number: string;
  /** Of its day in Paris. */
  day: string;
  facts: InvoiceFacts;
}

type Library = Awaited<ReturnType<typeof library>>;
type Doc = InstanceType<Library>;
type Struct = ReturnType<Doc['struct']>;

/** A sheet as it is written from top to bottom, with the structure that a screen reader follows. */
class Sheet {
  readonly doc: Doc;
  readonly root: Struct;
  y = MARGIN;
  constructor(PDFDocument: Library, title: string) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'fr-FR',
      displayTitle: true,
      info: { Title: title },
      font: `${FONTS}/commissioner-regular.ttf`,
    });
    this.doc.registerFont('strong', `${FONTS}/commissioner-semibold.ttf`);
    this.doc.registerFont('plain', `${FONTS}/commissioner-regular.ttf`);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Makes room for so many points, on another sheet where this one is full. */
  room(points: number): void {
    if (this.y + points <= BOTTOM) return;
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** A paragraph or a heading of its own. */
  say(text: string, look: Look = {}, tag = 'P'): void {
    this.root.add(this.doc.struct(tag, {}, () => this.put(text, look)));
  }

  put(
    text: string,
    { size = 10, strong = false, soft = false, x = MARGIN, width = WIDTH, align = 'left' }: Look,
  ) {
    const { doc } = this;
    doc
      .font(strong ? 'strong' : 'plain')
      .fontSize(size)
      .fillColor(soft ? SOFT : INK);
    const height = doc.heightOfString(text, { width });
    this.room(height);
    doc.text(text, x, this.y, { width, align });
    this.y += height + 3;
  }

  rule(): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + WIDTH, this.y)
      .lineWidth(0.7)
      .strokeColor(LINE)
      .stroke();
    this.doc.endMarkedContent();
    this.y += 7;
  }

  async bytes(): Promise<Buffer> {
    const { doc } = this;
    const parts: Buffer[] = [];
    const done = new Promise<void>((resolve, reject) => {
      doc.on('data', (part: Buffer) => parts.push(part));
      doc.on('end', () => resolve());
      doc.on('error', reject);
    });
    this.root.end();
    doc.end();
    await done;
    return Buffer.concat(parts);
  }
}

interface Look {
  size?: number;
  strong?: boolean;
  soft?: boolean;
  x?: number;
  width?: number;
  align?: 'left' | 'right';
}

/** Left edge and width of each column, points. */
const COLUMNS = [
  { x: MARGIN, width: 250, align: 'left' },
  { x: MARGIN + 255, width: 55, align: 'right' },
  { x: MARGIN + 315, width: 95, align: 'right' },
  { x: MARGIN + 415, width: WIDTH - 415, align: 'right' },
] as const;

/** A row of the table: all cells begin at one height, and the next row stands below the tallest. */
function row(
  sheet: Sheet,
  table: Struct,
  { cells, tag }: { cells: readonly string[]; tag: 'TH' | 'TD' },
): void {
  const strong = tag === 'TH';
  sheet.doc.font(strong ? 'strong' : 'plain').fontSize(10);
  const tallest = Math.max(
    ...cells.map((text, n) => sheet.doc.heightOfString(text, { width: COLUMNS[n]?.width ?? WIDTH })),
  );
  sheet.room(tallest + 6);
  const top = sheet.y;
  const line = sheet.doc.struct('TR');
  table.add(line);
  for (const [n, text] of cells.entries()) {
    const column = COLUMNS[n];
    if (!column) continue;
    line.add(
      sheet.doc.struct(tag, {}, () => {
        sheet.y = top;
        sheet.put(text, { strong, ...column });
      }),
    );
  }
  line.end();
  sheet.y = top + tallest + 6;
}

function parties(sheet: Sheet, { seller, buyer }: InvoiceFacts): void {
  const top = sheet.y;
  const half = WIDTH / 2 - 10;
  sheet.say(fr.soldBy, { size: 9, soft: true, width: half }, 'H2');
  const ours = [
    seller.legal_name,
    ...(seller.name === seller.legal_name ? [] : [seller.name]),
    ...seller.address,
    ...(seller.siret ? [fr.siret(seller.siret)] : []),
    ...(seller.vat_number ? [fr.vatNumber(seller.vat_number)] : []),
  ];
  sheet.say(ours.join('\n'), { width: half });
  const below = sheet.y;
  sheet.y = top;
  const right = { x: MARGIN + WIDTH / 2 + 10, width: half };
  sheet.say(fr.billedTo, { size: 9, soft: true, ...right }, 'H2');
  sheet.say([buyer.name, ...buyer.address, buyer.email].join('\n'), right);
  sheet.y = Math.max(below, sheet.y) + 14;
}

function table(sheet: Sheet, { kind, facts }: Printed): void {
  const struct = sheet.doc.struct('Table');
  sheet.root.add(struct);
  row(sheet, struct, { cells: fr.columns, tag: 'TH' });
  sheet.rule();
  const told = facts.lines.map(({ label, quantity, unit, total }) => [
    label,
    String(quantity),
    formatPrice(unit),
    formatPrice(total),
  ]);
  const named = facts.lines.reduce((sum, { total }) => sum + total, 0);
  const { reduced = 0 } = facts;
  const rest = facts.total + reduced - named;
  if (rest > 0)
    told.push([kind === 'credit' ? fr.goodsBack : fr.delivery, '1', formatPrice(rest), formatPrice(rest)]);
  if (reduced > 0) told.push([fr.reduced[kind], '1', formatPrice(-reduced), formatPrice(-reduced)]);
  for (const cells of told) row(sheet, struct, { cells, tag: 'TD' });
  struct.end();
  sheet.rule();
}

/** Names and sums, at the right, each as one paragraph that is read as a whole. */
function sums(sheet: Sheet, pairs: readonly (readonly [string, number])[], strong = false): void {
  for (const [name, cents] of pairs) {
    sheet.room(18);
    const top = sheet.y;
    sheet.root.add(
      sheet.doc.struct('P', {}, () => {
        sheet.put(`${name}\u00a0`, { strong, x: MARGIN + 180, width: 210, align: 'right' });
        const below = sheet.y;
        sheet.y = top;
        sheet.put(formatPrice(cents), { strong, x: MARGIN + 395, width: WIDTH - 395, align: 'right' });
        sheet.y = Math.max(below, sheet.y);
      }),
    );
  }
}

function feet(sheet: Sheet): void {
  const { count } = sheet.doc.bufferedPageRange();
  if (count < 2) return;
  for (let n = 0; n < count; n += 1) {
    sheet.doc.switchToPage(n);
    sheet.doc.markContent('Artifact', { type: 'Pagination' });
    sheet.doc.font('plain').fontSize(8).fillColor(SOFT);
    sheet.doc.text(fr.page(n + 1, count), MARGIN, 778, { width: WIDTH, align: 'right', lineBreak: false });
    sheet.doc.endMarkedContent();
  }
}

/** An invoice or a credit as a tagged PDF, with its fonts inside. The same facts are the same words. */
export async function invoicePdf(printed: Printed): Promise<Buffer> {
  const { kind, number, day, facts } = printed;
  const sheet = new Sheet(await library(), fr.named(kind, number));
  sheet.say(fr.named(kind, number), { size: 20, strong: true }, 'H1');
  sheet.say(`${fr.issued(day)}. ${fr.order(facts.order, facts.ordered_on)}.`, { soft: true });
  if (facts.of) sheet.say(`${fr.of(facts.of)} ${fr.why[facts.why] ?? ''}`, { soft: true });
  if (facts.demo) sheet.say(fr.demo, { strong: true });
  sheet.y += 12;
  parties(sheet, facts);
  table(sheet, printed);
  if (facts.vat_percent !== null)
    sums(sheet, [
      [fr.totalNet, facts.total - facts.vat],
      [fr.vat(facts.vat_percent), facts.vat],
    ]);
  sums(sheet, [[fr.total[kind], facts.total]], true);
  if (facts.vat_percent === null) sheet.say(fr.noVat, { align: 'right' });
  if (kind === 'invoice') payments(sheet, facts);
  sheet.y += 16;
  if (facts.seller.by)
    sheet.say(fr.mandate(facts.seller.by, facts.seller.legal_name), { size: 9, soft: true });
  if (kind === 'invoice') sheet.say(fr.rights, { size: 9, soft: true });
  feet(sheet);
  return sheet.bytes();
}

function payments(sheet: Sheet, { paid, seller }: InvoiceFacts): void {
  sheet.y += 8;
  sheet.say(fr.paidBy, { size: 9, soft: true, align: 'right' }, 'H2');
  const by: [string, number][] = [
    [fr.offers(seller.by || seller.name), paid.offers],
    [fr.vouchers, paid.vouchers],
    [fr.card, paid.card],
  ];
  sums(
    sheet,
    by.filter(([, cents]) => cents > 0),
  );
}
