import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#src/features/content/markdown.ts';
import { shownOf } from '#src/features/content/rendering/shown.ts';

const html = (markdown: string) => renderMarkdown(markdown).html;
const excerpt = (body: string) => shownOf({ body, description: null }).excerpt;

describe('notes', () => {
  it('are numbered in the order of the text, each with a link there and one back for each place', () => {
    const shown = html('Un[^b], deux[^a], un encore[^b].\n\n[^a]: Source *A*.\n[^b]: Source B.\n');
    expect(shown).toContain(
      'Un<sup class="note"><a href="#note_1" id="appel_1" aria-label="Note 1">1</a></sup>',
    );
    expect(shown).toContain('<a href="#note_1" id="appel_1_2" aria-label="Note 1">1</a>');
    expect(shown).toContain('<div class="footnotes" role="doc-endnotes" aria-label="Notes"><ol>');
    expect(shown).toContain(
      '<li id="note_1"><p>Source B. <a href="#appel_1" aria-label="Retour au texte">↩</a> <a href="#appel_1_2" aria-label="Retour au texte">↩</a></p></li>',
    );
    expect(shown).toContain('<li id="note_2"><p>Source <em>A</em>. <a href="#appel_2"');
    expect(shown).not.toContain('[^');
  });

  it('hold several paragraphs, name other notes, and stand right under a paragraph', () => {
    const shown = html('Un[^1].\n[^1]: Ici[^2].\n\n    Et là.\n[^2]: Fin.\n');
    expect(shown).toContain('<p>Et là. <a href="#appel_1"');
    expect(shown).toContain('<li id="note_2"><p>Fin.');
  });

  it('that nobody wrote stay as they are typed, and so do those in a link or in code', () => {
    expect(html('Un[^seul].')).toBe('<p>Un[^seul].</p>\n');
    expect(html('`[^1]`\n\n[^1]: Mots.')).toContain('<code>[^1]</code>');
    expect(html('[a[^1]](/b)\n\n[^1]: Mots.')).toContain('<a href="/b">a[^1]</a>');
  });

  it('lets no mark of HTML out of a label', () => {
    expect(html('Un[^<img/src=x/onerror=1>].\n')).not.toContain('<img');
  });
});

describe('reusable blocks', () => {
  it('leave their place, and nothing but a name gets into it', () => {
    expect(html('A\n\n::bloc{nom=avis}\n\nB')).toBe(
      '<p>A</p>\n<div class="block-embed" data-block="avis"></div>\n<p>B</p>\n',
    );
    for (const name of ['../x', 'A', '"><img src=x>', 'a'.repeat(121), ''])
      expect(html(`::bloc{nom=${name}}`)).not.toContain('block-embed');
    expect(html('<div class="block-embed" data-block="x" onclick="y()"></div>')).not.toContain('onclick');
    expect(excerpt('::bloc{nom=avis}\n\nLe premier paragraphe.')).toBe('Le premier paragraphe.');
  });
});

describe('callouts', () => {
  it('have the title that is given or one of their kind, and hold any Markdown', () => {
    const shown = html(
      ':::note Le saviez-vous ?\nDes **mots**.\n\n- un\n:::\n\n:::conseil\nBien.\n:::\nSuite.\n',
    );
    expect(shown).toContain(
      '<div class="callout callout-note" role="note"><p class="callout-title">Le saviez-vous ?</p><p>Des <strong>mots</strong>.</p>\n<ul>',
    );
    expect(shown).toContain('<p class="callout-title">Conseil</p><p>Bien.</p>');
    expect(shown).toContain('<p>Suite.</p>');
  });

  it('that are not closed, or of no known name, stay as they are typed', () => {
    expect(html(':::note\nMots.\n')).toContain(':::note');
    expect(html(':::inconnu\nMots.\n:::\n')).toContain(':::inconnu');
  });
});

describe('galleries and videos', () => {
  it('show each picture with its title under it', () => {
    const shown = html(':::galerie\n![Un lit](/media/a.webp "Le lit")\n![Un bain](/media/b.webp)\n:::\n');
    expect(shown).toContain('<div class="gallery"><figure><img src="/media/a.webp" alt="Un lit"');
    expect(shown).toContain('<figcaption>Le lit</figcaption>');
    expect(shown.match(/<figure>/g)).toHaveLength(2);
  });

  it('ask nothing of the other site: a link, with a picture of ours alone', () => {
    const url = 'https://www.youtube.com/watch?v=abcdefghijk';
    expect(html(`::video{url="${url}" titre="Le bain" image="/media/a.webp"}\n`)).toBe(
      `<div class="video"><a href="${url}"><img src="/media/a.webp" alt="" loading="lazy" /><span>Voir la vidéo\u202f: Le bain</span></a></div>\n`,
    );
    expect(html(`::video{url="${url}" image="https://i.ytimg.com/vi/a.jpg"}`)).not.toContain('<img');
    expect(html(`::video{url="${url}" image="https://i.ytimg.com/media/a.webp"}`)).not.toContain('<img');
    const kept = 'https://images.exemple.fr/site/media/Ab3dEf6hIj9-_lMn/1280.webp';
    expect(html(`::video{url="${url}" image="${kept}"}`)).toContain(`<img src="${kept}"`);
    expect(html('::video{url="javascript:alert(1)"}')).not.toContain('<a');
  });
});

describe('the excerpt', () => {
  it('is the first paragraph without notes, code or tables', () => {
    expect(
      excerpt(
        '## Titre\n\n```\ncode\n```\n\n| a | b |\n|---|---|\n| c | d |\n\nDes mots[^1].\n\nAutres.\n\n[^1]: Source.',
      ),
    ).toBe('Des mots.');
    expect(excerpt(':::note\nAparté.\n:::\n\nLe texte.')).toBe('Le texte.');
    expect(excerpt('- Une liste seule')).toBe('Une liste seule');
  });
});
