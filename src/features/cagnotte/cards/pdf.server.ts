import { setImmediate as turn } from 'node:timers/promises';
import { printable } from '#src/lib/printable.ts';
import type { Destination, PrintedCard } from './card.ts';
import { cardsFr } from './cards.fr.ts';

const FONTS = 'src/server/fonts';
/** A6, lying, in points. */
const [WIDTH, HEIGHT] = [419.53, 297.64];
const MARGIN = 34;
const INK = '#2a2230';
const PAPER = '#fbead9';
const SUN = '#ffe3ae';
const HILLS = ['#f4c3a6', '#ef9d84', '#d9725e'];
/** Words are set as large as they fit, between these, in points. */
const [LARGEST, SMALLEST] = [20, 7];

type Ready = Omit<PrintedCard, 'address'> & { address: Destination };
/** With its fonts and tables of signs: read when the first card is printed. */
const library = async () => (await import('pdfkit')).default;

type Doc = InstanceType<Awaited<ReturnType<typeof library>>>;

function landscape(doc: Doc): void {
  doc.rect(0, 0, WIDTH, HEIGHT).fill(PAPER);
  doc.circle(WIDTH - 96, HEIGHT - 62, 40).fill(SUN);
  for (const [n, colour] of HILLS.entries()) {
    const top = HEIGHT - 62 + n * 18;
    doc
      .moveTo(0, top)
      .bezierCurveTo(WIDTH * 0.3, top - 26 + n * 14, WIDTH * 0.55, top + 22 - n * 10, WIDTH, top - 12 + n * 6)
      .lineTo(WIDTH, HEIGHT)
      .lineTo(0, HEIGHT)
      .fill(colour);
  }
}

/** The largest size at which the words leave the hills alone. */
function sizeFor(doc: Doc, text: string, { width, height }: { width: number; height: number }): number {
  for (let size = LARGEST; size > SMALLEST; size -= 1)
    if (doc.fontSize(size).heightOfString(text, { width, lineGap: size * 0.25 }) <= height) return size;
  return SMALLEST;
}

function front(doc: Doc, card: Ready): void {
  landscape(doc);
  const words = printable(card.words).trim();
  const width = WIDTH - 2 * MARGIN;
  doc.fillColor(INK).font('plain');
  const name = printable(card.giver ?? '');
  const height = HEIGHT - 2 * MARGIN - 76;
  const size = sizeFor(doc, words, { width, height });
  doc.fontSize(size).text(words, MARGIN, MARGIN, { width, height: height + 2, lineGap: size * 0.25 });
  if (name)
    doc
      .font('strong')
      .fontSize(13)
      .text(name, MARGIN, HEIGHT - 104, { width, align: 'right' });
  doc
    .font('plain')
    .fontSize(8)
    .text(cardsFr.pdf.for(printable(card.list_title)), MARGIN, HEIGHT - 20, { width, lineBreak: false });
}

function envelope(doc: Doc, { recipient, line1, line2, postal_code, city }: Destination): void {
  const lines = [recipient, line1, line2, `${postal_code} ${city.toUpperCase()}`].filter(Boolean);
  doc
    .fillColor(INK)
    .font('plain')
    .fontSize(13)
    .text(lines.map(printable).join('\n'), WIDTH * 0.42, HEIGHT * 0.48, { width: WIDTH * 0.52, lineGap: 4 });
}

/** Each card and its envelope, a page each, as one file to print; the loop is given back between two of them. */
export async function cardsPdf(cards: readonly Ready[]): Promise<Buffer> {
  const PDFDocument = await library();
  const doc = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    autoFirstPage: false,
    lang: 'fr-FR',
    info: { Title: cardsFr.pdf.title },
  });
  doc.registerFont('plain', `${FONTS}/commissioner-regular.ttf`);
  doc.registerFont('strong', `${FONTS}/commissioner-semibold.ttf`);
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const card of cards) {
    doc.addPage();
    front(doc, card);
    doc.addPage();
    envelope(doc, card.address);
    await turn();
  }
  doc.end();
  await done;
  return Buffer.concat(parts);
}
