import { describe, expect, it } from 'vitest';
import { TOOL_ABOUT, TOOL_KINDS } from '#src/features/content/tool-kind.ts';
import { loadTool } from '#src/features/tools/browser-tools.ts';
import { askedCss } from '#src/features/tools/form/asked-css.ts';
import { givenOf } from '#src/features/tools/form/field.ts';
import { date, parseNumber } from '#src/features/tools/form/kinds-of-field.ts';
import { momentsOf } from '#src/features/tools/moments.ts';
import { questionsOf } from '#src/features/tools/questions.ts';
import { icsOf } from '#src/features/tools/result/ics.ts';
import { resultHtml } from '#src/features/tools/result/result-html.ts';
import { readSource } from '#src/lib/source.ts';
import { inNamespace } from '../content/seed-files.ts';

const TODAY = '2026-11-21';
const HOSTILE = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '0x10',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-000001-01-01',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  'x'.repeat(10_000),
  '٣٤',
  '\u0000',
  '%00',
  '[object Object]',
  '__proto__',
];

describe('the frame of the tools', () => {
  it.each(TOOL_KINDS.filter((kind) => !TOOL_ABOUT[kind].onServer))(
    '%s answers anything with a result or a sentence for its own fields',
    async (kind) => {
      const tool = await loadTool(kind, [{ value: 'sommeil', label: 'Sommeil' }]);
      if (!tool) throw new Error(`${kind} is not in the browser`);
      const names = Object.keys(tool.fields);
      for (const text of HOSTILE) {
        for (const given of [
          Object.fromEntries(names.map((name) => [name, text])),
          ...names.map((name) => ({ [name]: text })),
        ]) {
          const answer = tool.run(given, TODAY);
          if ('result' in answer) expect(resultHtml(answer.result)).not.toMatch(/<script|<svg onload/);
          else expect(names).toEqual(expect.arrayContaining(Object.keys(answer.errors)));
        }
      }
    },
  );

  it.each([
    ['29/02/2026', 'Ce jour n’existe pas dans le calendrier\u202f: vérifiez la date.'],
    ['2026-02-30', 'Ce jour n’existe pas dans le calendrier\u202f: vérifiez la date.'],
    ['12/13', 'Écrivez une date, comme 12/03/2026.'],
  ])('says of %s what is wrong with it', (text, error) => {
    expect(date({ label: 'Cette date' }).read(text, TODAY)).toEqual({ error });
  });

  it.each(['-1', '/5', '.3', '-12/03/2026'])('reads no date in what begins without a day: %s', (text) => {
    expect(date({ label: 'Cette date' }).read(text, TODAY)).toEqual({
      error: 'Écrivez une date, comme 12/03/2026.',
    });
  });

  it('takes the first of a repeated parameter, and no prototype', () => {
    const given = givenOf(new URLSearchParams('date=a&date=b&__proto__=x&constructor=y'));
    expect(given.date).toBe('a');
    expect(Object.getPrototypeOf(given)).toBeNull();
  });

  it.each([
    ['3,45', 3.45],
    ['3.45', 3.45],
    ['1 320,5', 1320.5],
    ['NaN', null],
    ['1e3', null],
    ['', null],
    ['--1', null],
    ['1,2,3', null],
  ])('reads %j as %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it('hides a field that is not asked by the sheet alone', async () => {
    const css = askedCss((await loadTool('due-date'))?.fields ?? {});
    expect(css).toContain(
      '.tool-form:not(:has([name="depuis"][value="transfert"]:checked)) [data-field="embryon"]{display:none}',
    );
  });

  it('escapes whatever is in a result', () => {
    const evil = '"><img src=x onerror=alert(1)>';
    const html = resultHtml({
      blocks: [
        { kind: 'answer', label: evil, value: evil, note: evil },
        { kind: 'facts', rows: [[evil, evil]] },
        { kind: 'table', title: evil, columns: [evil], rows: [{ cells: [evil, evil] }] },
        { kind: 'items', title: evil, items: [{ text: evil, note: evil, href: evil }] },
        {
          kind: 'steps',
          title: evil,
          steps: [{ label: evil, when: evil, lines: [{ tag: evil, tint: 'sage', text: evil }] }],
        },
        { kind: 'band', caption: evil, stretches: [{ length: 1, label: evil, tint: 'sun' }], at: 0.5 },
        { kind: 'bars', title: evil, rows: [{ label: evil, value: 1, text: evil }] },
        { kind: 'checks', title: evil, items: [{ id: evil, text: evil, note: evil }] },
        { kind: 'note', tone: 'cream', title: evil, text: evil },
      ],
    });
    expect(html).not.toContain('<img');
    expect(html.match(/&quot;&gt;&lt;img/g)?.length).toBeGreaterThan(20);
  });
});

describe('a calendar file', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const text = icsOf(
    'Mes dates ; à suivre',
    [
      {
        title: 'Congé, première partie',
        from: '2026-12-31',
        to: '2026-12-31',
        text: `Une ligne\nune autre ${'é'.repeat(60)}`,
      },
    ],
    now,
  );

  it('has whole days that end the day after, escaped text and lines of 75 bytes at most', () => {
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101');
    expect(text).toContain('SUMMARY:Congé\\, première partie');
    expect(text).toContain('X-WR-CALNAME:Mes dates \\; à suivre');
    expect(text.replace(/\r\n /g, '')).toContain('Une ligne\\nune autre');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('opens and closes, and is stamped', () => {
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text).toContain('DTSTAMP:20261121T120000Z');
  });
});

describe('the texts of the tools', () => {
  const tools = inNamespace('tool');

  it('name every calculator once, each at a position of its own', () => {
    expect(tools.map(({ fields }) => fields.tool).sort()).toEqual([...TOOL_KINDS].sort());
    expect(new Set(tools.map(({ fields }) => fields.position)).size).toBe(tools.length);
  });

  it.each(tools)(
    '$file has a title that fits a tab, dated sources, questions and a way on',
    ({ fields, body }) => {
      expect(String(fields.title).length).toBeGreaterThanOrEqual(10);
      expect(String(fields.title).length).toBeLessThanOrEqual(70);
      expect(fields.sources).toEqual(expect.arrayContaining([expect.any(String)]));
      expect((fields.sources as string[]).length).toBeGreaterThanOrEqual(1);
      expect(body).toContain('## Questions fréquentes');
      expect(body.split('## Questions fréquentes')[1]?.match(/^### .*\?$/gm)?.length).toBeGreaterThanOrEqual(
        3,
      );
    },
  );

  it.each(
    tools.filter(({ fields }) =>
      ['due-date', 'pregnancy-week', 'vaccines', 'growth'].includes(String(fields.tool)),
    ),
  )('$file says to check with a professional', ({ body }) =>
    expect(body).toMatch(/à vérifier avec un professionnel/i),
  );

  it('are grouped by moment, every tool once', () => {
    const moments = momentsOf(
      tools.map(({ name, fields }) => ({
        slug: name,
        title: String(fields.title),
        description: String(fields.description),
        kind: TOOL_KINDS.find((kind) => kind === fields.tool) ?? 'bag',
      })),
    );
    expect(moments.map(({ moment }) => moment)).toEqual(['projet', 'grossesse', 'naissance', 'bebe']);
    expect(
      moments.flatMap(({ cards }) => cards).filter(({ href }) => href.startsWith('/outils/')),
    ).toHaveLength(TOOL_KINDS.length);
  });

  it('give their questions to search engines as they are written', () => {
    const html =
      '<h2 id="autre">A</h2><h3 id="x">Non ?</h3><p>n</p><h2 id="questions-frequentes">Questions fréquentes</h2><h3 id="a">Un <em>deux</em> ?</h3><p>Oui.</p><h3 id="b">Vide ?</h3><h2 id="fin">Fin</h2><h3>Non plus ?</h3><p>n</p>';
    expect(questionsOf(html)).toEqual([{ title: 'Un deux ?', html: '<p>Oui.</p>' }]);
    expect(questionsOf('<p>rien</p>')).toEqual([]);
  });

  it('may end a source with its address', () => {
    expect(readSource('Loi n° 1, 2026 https://www.legifrance.gouv.fr/x')).toEqual({
      text: 'Loi n° 1, 2026',
      href: 'https://www.legifrance.gouv.fr/x',
    });
    expect(readSource('Loi javascript:alert(1)').href).toBeNull();
  });
});
