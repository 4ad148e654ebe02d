import { describe, expect, it } from 'vitest';
import { contrast, readableOn } from '#src/lib/colour.ts';
import { designCss, designTokens } from '#src/ui/list-design.ts';

const pale = {
  color: { main: '#f7e27a', mainDark: '#e8cf4a', mainLight: '#fff7cf', text: '#ffffff' },
  header: '#fff2b0',
};

describe('a list’s own colours', () => {
  it('keep 4.5:1 for every text in both schemes, whatever was chosen', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const t = designTokens(pale, scheme);
      const pairs = [
        ['list-main-on', 'list-main'],
        ['list-ink', 'list-wash'],
        ['list-header-ink', 'list-header'],
      ] as const;
      for (const [text, ground] of pairs)
        expect(contrast(t[text] ?? '', t[ground] ?? ''), `${scheme} ${text}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are refused as a whole when one is not a colour', () => {
    expect(designCss({ ...pale, header: 'red}body{display:none' })).toBe('');
  });

  it('stay as they are when they already read', () => {
    expect(readableOn('#ffffff', '#2b2130')).toBe('#2b2130');
  });
});
