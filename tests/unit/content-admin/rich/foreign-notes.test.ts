import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { freeNotes } from '#admin/insert/note-text.ts';
import { takeNotes } from '#admin/rich/foreign-notes.ts';
import { cleanPaste, noteMarkdown, pastedMarkdown } from '#admin/rich/pasted-markdown.ts';

/** The document that turndown reads by where there is no browser. */
const domino = createRequire(import.meta.resolve('turndown'))('@mixmark-io/domino') as {
  createWindow(html: string): Window;
};

async function pasted(html: string, into = ''): Promise<string> {
  const { body } = domino.createWindow(`<body>${html}</body>`).document;
  const notes = takeNotes(body, (count) => freeNotes(into, count));
  cleanPaste(body);
  const text = await pastedMarkdown(body);
  return [text, ...notes.map(noteMarkdown)].join('\n\n');
}

const wordCall = (n: number, kind = 'ftn') =>
  `<a style='mso-${kind === 'ftn' ? 'foot' : 'end'}note-id:${kind}${n}' href="#_${kind}${n}" name="_${kind}ref${n}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[${n}]</span></span><![endif]></span></span></a>`;
const wordNote = (n: number, words: string, kind = 'ftn') =>
  `<div style='mso-element:footnote' id=${kind}${n}><p class=MsoFootnoteText><a style='mso-footnote-id:${kind}${n}' href="#_${kind}ref${n}" name="_${kind}${n}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[${n}]</span></span></a>${words}</p></div>`;
const wordList = (notes: string, kind = 'foot') =>
  `<div style='mso-element:${kind}note-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>${notes}</div>`;

describe('notes pasted from another program', () => {
  it('of Word are notes of this text, feet and ends alike, under numbers of its own', async () => {
    const word = `<div class=WordSection1><p class=MsoNormal>Le bain${wordCall(1)} est à 37 °C${wordCall(2)}.</p><p class=MsoNormal>Fin${wordCall(1, 'edn')}.</p></div>${wordList(
      wordNote(1, ' Ameli, <b>2025</b>.') + wordNote(2, ' Mesuré.</p><p class=MsoFootnoteText>Deux fois.'),
    )}${wordList(wordNote(1, ' HAS.', 'edn'), 'end')}`;
    await expect(pasted(word, 'Avant[^1].\n\n[^1]: Là.\n')).resolves.toBe(
      'Le bain[^2] est à 37 °C[^3].\n\nFin[^4].\n\n[^2]: Ameli, **2025**.\n\n[^3]: Mesuré.\n\n    Deux fois.\n\n[^4]: HAS.',
    );
  });

  it('of LibreOffice are notes of this text', async () => {
    const call = (n: number, kind = 'footnote') =>
      `<sup><a class="sd${kind}anc" name="sd${kind}${n}anc" href="#sd${kind}${n}sym"><sup>${n}</sup></a></sup>`;
    const note = (n: number, words: string, kind = 'footnote') =>
      `<div id="sd${kind}${n}"><p class="sd${kind}-western"><a class="sd${kind}sym" name="sd${kind}${n}sym" href="#sd${kind}${n}anc">${n}</a>${words}</p></div>`;
    const office = `<p>Le bain${call(1)} chaud${call(2)}.</p><p>Fin${call(1, 'endnote')}.</p>${note(1, '\tUn.')}${note(2, 'Deux <i>penché</i>.')}${note(1, 'Trois.', 'endnote')}`;
    await expect(pasted(office)).resolves.toBe(
      'Le bain[^1] chaud[^2].\n\nFin[^3].\n\n[^1]: Un.\n\n[^2]: Deux *penché*.\n\n[^3]: Trois.',
    );
  });

  it('of Google Docs and of web pages are notes of this text, however often one is called', async () => {
    const docs = `<p>Le bain<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Ameli.</span></p></div>`;
    await expect(pasted(docs)).resolves.toBe('Le bain[^1].\n\n[^1]: Ameli.');
    const page = `<p>Un<sup id="c1"><a href="https://exemple.fr/page#n1">1</a></sup> et deux<sup id="c2"><a href="https://exemple.fr/page#n1">1</a></sup>.</p><section><h2>Notes</h2><ol><li id="n1"><p>Source. <a href="https://exemple.fr/page#c1">↩</a> <a href="https://exemple.fr/page#c2">↩²</a></p></li></ol></section>`;
    await expect(pasted(page)).resolves.toBe('Un[^1] et deux[^1].\n\n[^1]: Source.');
  });

  it('keeps what is no note: contents that lead both ways, a call whose words stayed behind', async () => {
    const contents =
      '<p><a href="#s1" id="t1">Le bain</a></p><h2 id="s1">Le bain <a href="#t1">↑</a></h2><p>Mots.</p>';
    await expect(pasted(contents)).resolves.toContain('[Le bain](#s1)');
    await expect(pasted(`<p>Le <b>bain</b>${wordCall(1)}.</p>`)).resolves.toBe('Le **bain**[1].');
  });

  it('leaves out the remarks of colleagues', async () => {
    const word = `<p>Le <b>bain</b><span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[RL1]</a></span>.</p><div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><a href="#_msoanchor_1" class=msocomoff>[RL1]</a>À vérifier !</p></div></div></div>`;
    await expect(pasted(word)).resolves.toBe('Le **bain**.');
  });
});
