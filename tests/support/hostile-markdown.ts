/** Texts that a careless reader of Markdown takes the square of their length to read, or worse; by name, of any length. */
export const HOSTILE_MARKDOWN: Readonly<Record<string, (chars: number) => string>> = {
  'the same heading again and again': of('## titre\n\n'),
  'headings, each another': (chars) => lines(chars / 14, (n) => `## titre ${n}\n`),
  'a heading of one long word': (chars) => `## ${'a'.repeat(chars)}`,
  'headings opened in HTML and never closed': of('<h2>a'),
  'headings that only a line under them makes': of('a\n=\n'),
  'nested lists': of('- '),
  'lists each a step deeper': (chars) => lines(Math.sqrt(chars), (n) => `${' '.repeat(2 * n)}- a`),
  'an item of very many lines': (chars) => `- a\n${'  b\n'.repeat(chars / 4)}`,
  'nested quotations': of('>'),
  'quotations and lists in each other': of('> - '),
  'runs of emphasis': of('*a'),
  'stars on both sides': (chars) => `${'*'.repeat(chars / 2)}a${'*'.repeat(chars / 2)}`,
  'underscores inside words': of('__a'),
  'strokes never closed': of('~~a '),
  'opened brackets': of('['),
  'opened links': of('[a](<b'),
  'pictures of nothing': of('![[]()'),
  'definitions of links': (chars) => lines(chars / 12, (n) => `[a${n}]: /b`),
  'links by reference': of('[a][b] '),
  'a title never closed': (chars) => `[a](b "${'\\"'.repeat(chars / 2)}`,
  'backticks of every length': (chars) => lines(Math.sqrt(2 * chars), (n) => `${'`'.repeat(n)}a`),
  'fences opened': of('```a\n\n'),
  'a table of very many rows': (chars) => `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(chars / 6)}`,
  'a table of very many columns': (chars) => `${'|a'.repeat(chars / 4)}|\n${'|-'.repeat(chars / 4)}|\n`,
  'a cell of very many words': (chars) => `|a|b|\n|-|-|\n|${'a '.repeat(chars / 2)}|b|`,
  entities: of('&amp;'),
  'half entities': of('&#x'),
  'exclamation marks': of('!'),
  'one long line of words': of('mot '),
  'one long word': of('a'),
  'a word that might begin an address': (chars) => `${'a_'.repeat(chars / 2)}@b`,
  'addresses in a row': of('a@b.'),
  'nested bold in HTML': of('<b>'),
  'declarations never closed': of('a <!A '),
  'angle brackets': of('<'),
  'products, or nearly': of('\n::produit{'),
  notes: (chars) => lines(chars / 20, (n) => `a[^${n}]\n\n[^${n}]: b\n\n`),
  'notes, each a step deeper': (chars) => lines(Math.sqrt(chars), (n) => `${' '.repeat(4 * n)}[^${n}]: a`),
  'one note, named again and again': (chars) => `${'a[^1] '.repeat(chars / 6)}\n\n[^1]: b`,
  'notes never written': of('[^a'),
  'callouts never closed': of(':::note\n\n'),
  'callouts at the end of very many paragraphs': (chars) =>
    `${'a\n\n'.repeat(chars / 3)}:::note\na\n:::\n[^1]: b\n`,
  'videos, or nearly': of('\n::video{url="'),
  'products at the end of very many paragraphs': (chars) => `${'a\n\n'.repeat(chars / 3)}::produit{id=1}\n`,
};

function of(piece: string): (chars: number) => string {
  return (chars) => piece.repeat(Math.ceil(chars / piece.length));
}

function lines(count: number, line: (n: number) => string): string {
  return Array.from({ length: Math.floor(count) }, (_, n) => line(n)).join('\n');
}
