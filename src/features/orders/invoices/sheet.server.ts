import { formatPrice } from '#src/lib/format.ts';
import { printable } from '#src/lib/printable.ts';
import { invoiceFr as fr } from './invoice.fr.ts';

/** With its fonts and tables of signs: read when the first sheet is printed. */
const library = async () => (await import('pdfkit')).default;

/** Commissioner at two weights, out of the site's own variable font: pdfkit embeds the signs that are used. */
const FONTS = 'src/server/fonts';
const MARGIN = 50;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 770;
/** Between two columns of a table. */
const GAP = 5;
const INK = '#2a2230';
const SOFT = '#5d5566';
const LINE = '#d9cfc4';

type Library = Awaited<ReturnType<typeof library>>;
type Doc = InstanceType<Library>;
type Struct = ReturnType<Doc['struct']>;

/** A sheet as it is written from top to bottom, with the structure that a screen reader follows. */
export class Sheet {
  readonly doc: Doc;
  readonly root: Struct;
  y = MARGIN;

  /** An A4 sheet of that title. */
  static async of(title: string): Promise<Sheet> {
    return new Sheet(await library(), title);
  }

  private constructor(PDFDocument: Library, title: string) {
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

  /** A paragraph or a heading of its own; another sheet begins before it, never within what a reader is told. */
  say(text: string, look: Look = {}, tag = 'P'): void {
    this.room(this.heightOf(printable(text), look));
    this.root.add(this.doc.struct(tag, {}, () => this.put(text, look)));
  }

  private heightOf(text: string, { size = 10, strong = false, width = WIDTH }: Look): number {
    return this.doc
      .font(strong ? 'strong' : 'plain')
      .fontSize(size)
      .heightOfString(text, { width });
  }

  put(given: string, look: Look) {
    const { soft = false, x = MARGIN, width = WIDTH, align = 'left' } = look;
    const text = printable(given);
    const height = this.heightOf(text, look);
    this.room(height);
    this.doc.fillColor(soft ? SOFT : INK).text(text, x, this.y, { width, align });
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

export interface Look {
  size?: number;
  strong?: boolean;
  soft?: boolean;
  x?: number;
  width?: number;
  align?: 'left' | 'right';
}

/** Left edge and width of a column of a table, points. */
type Column = Required<Pick<Look, 'x' | 'width' | 'align'>>;

/** Columns from the left edge to the right one: the first is read from the left, the others are sums. */
function columnsOf(widths: readonly number[]): Column[] {
  let x = MARGIN;
  return widths.map((width, n) => {
    const column: Column = { x, width, align: n === 0 ? 'left' : 'right' };
    x += width + GAP;
    return column;
  });
}

/** A table with its heads, between two lines. */
export function tableOf(
  sheet: Sheet,
  { heads, rows, widths }: { heads: readonly string[]; rows: readonly string[][]; widths: readonly number[] },
): void {
  const columns = columnsOf(widths);
  const struct = sheet.doc.struct('Table');
  sheet.root.add(struct);
  row(sheet, struct, { cells: heads, tag: 'TH', columns });
  sheet.rule();
  for (const cells of rows) row(sheet, struct, { cells, tag: 'TD', columns });
  struct.end();
  sheet.rule();
}

interface Party {
  label: string;
  lines: readonly string[];
}

/** Two addresses side by side: who invoices, and who is invoiced. */
export function parties(sheet: Sheet, [left, right]: readonly [Party, Party]): void {
  const top = sheet.y;
  const half = WIDTH / 2 - 10;
  sheet.say(left.label, { size: 9, soft: true, width: half }, 'H2');
  sheet.say(left.lines.join('\n'), { width: half });
  const below = sheet.y;
  sheet.y = top;
  const side = { x: MARGIN + WIDTH / 2 + 10, width: half };
  sheet.say(right.label, { size: 9, soft: true, ...side }, 'H2');
  sheet.say(right.lines.join('\n'), side);
  sheet.y = Math.max(below, sheet.y) + 14;
}

/** A row of the table: all cells begin at one height, and the next row stands below the tallest. */
function row(
  sheet: Sheet,
  table: Struct,
  { cells, tag, columns }: { cells: readonly string[]; tag: 'TH' | 'TD'; columns: readonly Column[] },
): void {
  const strong = tag === 'TH';
  sheet.doc.font(strong ? 'strong' : 'plain').fontSize(10);
  const tallest = Math.max(
    ...cells.map((text, n) =>
      sheet.doc.heightOfString(printable(text), { width: columns[n]?.width ?? WIDTH }),
    ),
  );
  sheet.room(tallest + 6);
  const top = sheet.y;
  const line = sheet.doc.struct('TR');
  table.add(line);
  for (const [n, text] of cells.entries()) {
    const column = columns[n];
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

/** Names and sums (cents), at the right, each as one paragraph that is read as a whole. */
export function sums(sheet: Sheet, pairs: readonly (readonly [string, number])[], strong = false): void {
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

/** The number of each page, where there are several. */
export function feet(sheet: Sheet): void {
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
