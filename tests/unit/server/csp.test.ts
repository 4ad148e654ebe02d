import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pageCsp } from '#src/server/http/csp.ts';
import { builtInline, collectInline, declareInline } from '#src/server/http/inline.ts';
import { piecesOf } from '#src/server/inline-module.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const OWN = 'document.documentElement.classList.add("script")';
const COLOURS = ':root{--page:#fff}';
const page = (more: string) =>
  `<head><script>${OWN}</script><style>${COLOURS}</style></head><body>${more}</body>`;
const meant = (text: string) => [OWN, COLOURS].includes(text);
const policy = (more: string) => pageCsp({ html: page(more), meant }, true);

describe('the policy of a page', () => {
  it('allows what the build or the page itself put there', () => {
    expect(policy('')).toContain(hashOf(OWN));
    expect(policy('')).toContain(hashOf(COLOURS));
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'alert(1)'],
    ['a script among its attributes', '<script data-type="application/json">alert(1)</script>', 'alert(1)'],
    ['a module', '<script type="module">alert(1)</script>', 'alert(1)'],
    ['a style', '<style>body{display:none}</style>', 'body{display:none}'],
    ['one of ours with a word more', `<script>${OWN};alert(1)</script>`, `${OWN};alert(1)`],
  ])('does not allow what somebody else put there: %s', (_, injected, text) => {
    const header = policy(injected);
    expect(header).not.toContain(hashOf(text));
    expect(header).toBe(policy(''));
    expect(header).not.toContain('unsafe-inline');
  });
});

describe('what a page declares', () => {
  it('is known for that rendering alone', async () => {
    const render = (text: string) => collectInline(async () => declareInline(text));
    const [one, other] = await Promise.all([render('a{}'), render('b{}')]);
    expect([...one.texts, ...other.texts]).toEqual(['a{}', 'b{}']);
    expect(one.result).toBe('a{}');
    expect(declareInline('c{}')).toBe('c{}');
  });
});

describe('what the build knows', () => {
  it('is the inline parts of its manifest and the words of its templates', () => {
    const known = builtInline(
      {
        inlinedScripts: new Map([['x', 'one()']]),
        clientDirectives: new Map([['idle', 'two()']]),
        routes: [
          { styles: [{ type: 'inline', content: 'three{}' }, { type: 'external' }], scripts: [] },
          {
            styles: [],
            scripts: [
              { type: 'inline', value: 'four()' },
              { stage: 'head', children: 'five()' },
            ],
          },
        ],
      },
      ['six()'],
    );
    expect([...known]).toEqual(['one()', 'two()', 'three{}', 'four()', 'five()', 'six()']);
  });

  it('takes from a template what stands there word for word, and nothing that is computed', () => {
    const template =
      '<script is:inline>\n a()\n</script><style is:inline set:html={css} /><script>b()</script>';
    expect(piecesOf(template)).toEqual(['\n a()\n']);
  });
});
