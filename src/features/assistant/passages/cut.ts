/** A line as a reader sees it: a paragraph, an item of a list, a row of a table. */
export interface Line {
  kind: 'text' | 'item' | 'row';
  text: string;
  /** Of a row, its cells and those of the table's head. */
  cells?: readonly string[];
  head?: readonly string[];
}

/** All between two headings of a page. */
export interface Part {
  /** Empty before the first heading. */
  heading: string;
  /** The heading above it; empty when there is none. */
  above: string;
  lines: Line[];
}

/** Longer pages are read so far. */
const MOST_CHARS = 200_000;
const MOST_PARTS = 120;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|[^<]+/gi;
const HEADING = /^h[2-6]$/;
/** Between two of these is a line of its own. */
const BLOCK =
  /^(?:p|li|ul|ol|dl|dt|dd|div|blockquote|figure|figcaption|pre|table|tr|details|summary|br|hr|caption)$/;
/** A script draws something else there. */
const SILENT = /class="(?:product-embed|video|gallery)/;

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decoded(text: string): string {
  return text.replace(ENTITY, (entity) => {
    const inner = entity.slice(1, -1).toLowerCase();
    if (!inner.startsWith('#')) return NAMED[inner] ?? entity;
    const code = inner[1] === 'x' ? Number.parseInt(inner.slice(2), 16) : Number(inner.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** Breaks of the source are spaces of the page; the spaces of French typography stay what they are. */
const tidy = (text: string) =>
  decoded(text)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** Cuts the safe HTML of a page (sanitize-html wrote it) at its headings. */
export function cutPage(html: string): Part[] {
  const cutter = new Cutter();
  for (const [token, closing, name, attributes = ''] of html.slice(0, MOST_CHARS).matchAll(TOKEN)) {
    if (name === undefined) cutter.words(token);
    else cutter.tag(name.toLowerCase(), closing === '/', attributes);
  }
  return cutter.parts();
}

class Cutter {
  readonly #parts: Part[] = [{ heading: '', above: '', lines: [] }];
  #words = '';
  #item = false;
  #chapter = '';
  #cells: string[] | null = null;
  #head: string[] = [];
  #ofHead = false;
  #silent = 0;

  words(text: string): void {
    if (this.#silent === 0) this.#words += text;
  }

  tag(name: string, closing: boolean, attributes: string): void {
    if (this.#hides(name, closing, attributes)) return;
    if (HEADING.test(name)) this.#heading(Number(name[1]), closing);
    else if (name === 'td' || name === 'th') this.#cell(name, closing);
    else if (name === 'tr') this.#row(closing);
    else if (this.#cells === null && BLOCK.test(name)) this.#block(name, closing);
    if (name === 'table') this.#head = [];
  }

  parts(): Part[] {
    this.#line();
    return this.#parts.filter(({ heading, lines }) => heading !== '' || lines.length > 0);
  }

  /** A block that shows something else than its words, with all that is in it. */
  #hides(name: string, closing: boolean, attributes: string): boolean {
    if (this.#silent > 0) {
      if (name === 'div') this.#silent += closing ? -1 : 1;
      return true;
    }
    if (name !== 'div' || closing || !SILENT.test(attributes)) return false;
    this.#line();
    this.#silent = 1;
    return true;
  }

  #heading(level: number, closing: boolean): void {
    if (!closing) {
      this.#line();
      return;
    }
    const heading = tidy(this.#words);
    this.#words = '';
    if (heading === '' || this.#parts.length >= MOST_PARTS) return;
    if (level <= 2) this.#chapter = heading;
    this.#parts.push({ heading, above: level > 2 ? this.#chapter : '', lines: [] });
  }

  #cell(name: string, closing: boolean): void {
    if (!closing) {
      this.#words = '';
      this.#ofHead = name === 'th';
      return;
    }
    this.#cells?.push(tidy(this.#words));
    this.#words = '';
  }

  #row(closing: boolean): void {
    if (!closing) {
      this.#line();
      this.#cells = [];
      return;
    }
    const cells = this.#cells ?? [];
    this.#cells = null;
    if (this.#ofHead && this.#head.length === 0) this.#head = cells;
    else if (cells.some((cell) => cell !== ''))
      this.#add({ kind: 'row', text: cells.filter(Boolean).join('\t'), cells, head: this.#head });
  }

  #block(name: string, closing: boolean): void {
    this.#line();
    if (name === 'li') this.#item = !closing;
  }

  #line(): void {
    const text = tidy(this.#words);
    this.#words = '';
    if (text !== '') this.#add({ kind: this.#item ? 'item' : 'text', text });
  }

  #add(line: Line): void {
    this.#parts.at(-1)?.lines.push(line);
  }
}

/** The text of a part: its lines one under the other, the cells of a row with tabs between, as a browser copies them. */
export const textOf = ({ lines }: Part): string => lines.map(({ text }) => text).join('\n');
