import { isHexColour, mix, readableOn } from '#src/lib/colour.ts';

export interface ListDesign {
  color: { main: string; mainDark: string; mainLight: string; text: string };
  header: string;
}

const LIGHT = { paper: '#fffaf4', sheet: '#fffdfa', ink: '#2b2130' };
const DARK = { paper: '#1e181f', sheet: '#282028', ink: '#f8eee5' };

function tokens(design: ListDesign, scheme: 'light' | 'dark'): Record<string, string> {
  const { paper, sheet, ink } = scheme === 'light' ? LIGHT : DARK;
  const { main, mainDark, mainLight, text } = design.color;
  const dark = scheme === 'dark';
  const wash = dark ? mix(mainLight, paper, 0.82) : mainLight;
  const header = dark ? mix(design.header, paper, 0.8) : design.header;
  const strongest = dark ? mainLight : mainDark;
  return {
    'list-main': main,
    'list-main-on': readableOn(main, dark ? '#1e181f' : text),
    // Read on the page, on cards and on its own wash: the last one asked has the least room.
    'list-ink': readableOn(wash, readableOn(sheet, readableOn(paper, strongest))),
    'list-wash': wash,
    'list-header': header,
    'list-header-ink': readableOn(header, dark ? ink : text),
  };
}

const block = (values: Record<string, string>) =>
  // Twice :root: the page's stylesheet may come later, and must not win.
  `:root:root{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/**
 * The page-level style of a list: only its colour tokens, for both schemes, with every text at 4.5:1.
 * Empty when a value is not #rrggbb, so that nothing but a colour ever reaches a style.
 */
export function designCss(design: ListDesign): string {
  const { main, mainDark, mainLight, text } = design.color;
  if (![main, mainDark, mainLight, text, design.header].every(isHexColour)) return '';
  return `${block(tokens(design, 'light'))}@media (prefers-color-scheme:dark){${block(tokens(design, 'dark'))}}`;
}

/** The shell's header in a list's colour, for both schemes; empty when it is not #rrggbb. */
export function headerCss(colour: string): string {
  if (!isHexColour(colour)) return '';
  const values = (background: string, ink: string) => ({
    'header-bg': background,
    'header-ink': readableOn(background, ink),
  });
  const night = mix(colour, DARK.paper, 0.8);
  return `${block(values(colour, LIGHT.ink))}@media (prefers-color-scheme:dark){${block(values(night, DARK.ink))}}`;
}

/** The same tokens for one scheme, for a live preview set through CSSOM. */
export function designTokens(design: ListDesign, scheme: 'light' | 'dark'): Record<string, string> {
  return tokens(design, scheme);
}
