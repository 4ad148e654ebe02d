import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, designOf, MIN_CONTRAST, readableText } from '#src/features/lists/design.ts';
import { contrast } from '#src/lib/colour.ts';

describe('the colours of a list', () => {
  it('are the site’s own until the owner chooses', () => {
    expect(designOf({})).toEqual(DEFAULT_DESIGN);
    expect(DEFAULT_DESIGN.header).toBe('#fbead9');
  });

  it('take a part of a design over the others', () => {
    const design = designOf({ color: { main: '#112233' }, header: '#ffffff' });
    expect(design.color).toMatchObject({ main: '#112233', mainDark: DEFAULT_DESIGN.color.mainDark });
    expect(design.header).toBe('#ffffff');
  });

  it('keep a text that already reads', () => expect(readableText('#2b2130', ['#fbead9'])).toBe('#2b2130'));

  it.each([
    ['#ffffff', '#fbead9'],
    ['#777777', '#808080'],
    ['#ffeedd', '#000000'],
    ['#0000ff', '#00007f'],
    ['#ffff00', '#ffffff'],
  ])('turn the text %s until it reads on %s', (text, behind) => {
    expect(contrast(readableText(text, [behind]), behind)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  it('read on the header first when nothing reads on both backgrounds', () => {
    const design = designOf({ header: '#000000', color: { mainLight: '#ffffff', text: '#123456' } });
    expect(contrast(design.color.text, design.header)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
});
