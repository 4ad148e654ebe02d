import { describe, expect, it } from 'vitest';
import { sentencesOf } from '#src/features/assistant/answers/sentences.ts';
import { cutPage, textOf } from '#src/features/assistant/passages/cut.ts';

const PAGE = `<p>Un mot, <strong>deux mots</strong>\u202f; trois.</p>
<h2 id="a">Le lit &amp; le drap</h2>
<ul><li>un <em>body</em></li><li><p>un bonnet</p></li></ul>
<h3>En <code>hiver</code></h3>
<div class="table-scroll"><table><thead><tr><th>Quand</th><th>Quoi</th></tr></thead>
<tbody><tr><td>8 jours</td>
<td>Un examen</td></tr></tbody></table></div>
<div class="product-embed" data-product-id="3"></div>
<p>Fin. Vraiment&nbsp;? Oui, art. L1225-17 compris.</p>`;

describe('a page cut at its headings', () => {
  it('has each part under its heading and the one above, as it is read', () => {
    const parts = cutPage(PAGE);
    expect(parts.map(({ heading, above }) => [heading, above])).toEqual([
      ['', ''],
      ['Le lit & le drap', ''],
      ['En hiver', 'Le lit & le drap'],
    ]);
    expect(parts.map(textOf)).toEqual([
      'Un mot, deux mots\u202f; trois.',
      'un body\nun bonnet',
      '8 jours\tUn examen\nFin. Vraiment\u00a0? Oui, art. L1225-17 compris.',
    ]);
    expect(parts[2]?.lines[0]).toMatchObject({ kind: 'row', head: ['Quand', 'Quoi'] });
  });

  it('gives its sentences whole, and a row as one', () => {
    const [, , last] = cutPage(PAGE);
    expect(sentencesOf(last?.lines ?? []).map(({ text }) => text)).toEqual([
      '8 jours Un examen',
      'Fin.',
      'Vraiment\u00a0?',
      'Oui, art. L1225-17 compris.',
    ]);
  });

  it('ends soon on what is long or broken', () => {
    const begun = performance.now();
    cutPage('<'.repeat(200_000));
    cutPage('<h2>a</h2>'.repeat(20_000));
    cutPage('<div class="video">'.repeat(10_000));
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(cutPage('')).toEqual([]);
  });
});
