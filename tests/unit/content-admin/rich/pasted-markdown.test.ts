import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { cleanPaste, pastedMarkdown } from '#admin/rich/pasted-markdown.ts';

/** The document that turndown reads by where there is no browser. */
const domino = createRequire(import.meta.resolve('turndown'))('@mixmark-io/domino') as {
  createWindow(html: string): Window;
};

function pasted(html: string): Promise<string | null> {
  const { body } = domino.createWindow(`<body>${html}</body>`).document;
  cleanPaste(body);
  return pastedMarkdown(body);
}

describe('HTML pasted into Markdown', () => {
  it('of Google Docs keeps bold, italic, links and lists, and is not bold all over', async () => {
    const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700;">Un titre</span></h2><p dir="ltr"><span style="font-weight:400;">Un </span><span style="font-size:11pt;font-weight:700;font-style:normal">mot</span><span style="font-weight:400;font-style:italic;"> penché</span><span style="text-decoration:line-through">faux</span>, <a href="https://exemple.fr" style="text-decoration:none;"><span style="text-decoration:underline;">lien</span></a></p><br /><ul><li dir="ltr"><p dir="ltr"><span>Un</span></p></li><li><p>Deux</p></li></ul></b><br class="Apple-interchange-newline">`;
    await expect(pasted(docs)).resolves.toBe(
      '## Un titre\n\nUn **mot** *penché*~~faux~~, [lien](https://exemple.fr)\n\n- Un\n- Deux',
    );
  });

  it('of Notion keeps what is to be done, the language of code, and quotes', async () => {
    const notion =
      '<h1>Le bain</h1><ul><li>[ ]  À faire</li><li>[x]  Fait</li></ul><blockquote><p>Une citation</p></blockquote><pre><code class="language-javascript">const a = 1;\n</code></pre><details><summary>Un pli</summary><p>Son texte</p></details>';
    await expect(pasted(notion)).resolves.toBe(
      '## Le bain\n\n- [ ] À faire\n- [x] Fait\n\n> Une citation\n\n```javascript\nconst a = 1;\n```\n\nUn pli\n\nSon texte',
    );
  });

  it('of LibreOffice keeps lists in lists and tables, and no link to a note that stayed behind', async () => {
    const office =
      '<h1 class="western">Le bain</h1><p>Un <b>mot</b>.<font color="#c9211e"><font face="Arial"> Rouge.</font></font><sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup></p><ul>\n\t<li><p>Un</p></li>\n\t<ul>\n\t\t<li><p>Sous un</p></li>\n\t</ul>\n\t<li><p>Deux</p></li>\n</ul><ol start="3"><li><p>Trois</p></li></ol><table><col width="128*"/><tr><th><p align="left">Âge</p></th><th><p>Heures</p></th></tr><tr><td><p>3 mois</p></td><td><p>15 h</p></td></tr></table>';
    await expect(pasted(office)).resolves.toBe(
      '## Le bain\n\nUn **mot**. Rouge.<sup>1</sup>\n\n- Un\n  - Sous un\n- Deux\n\n3. Trois\n\n| Âge | Heures |\n| --- | --- |\n| 3 mois | 15 h |',
    );
  });

  it('of Word in a browser keeps headings and lists in lists, though each item is a list of its own', async () => {
    const end = '<span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span>';
    const item = (list: string, level: number, words: string) =>
      `<div class="ListContainerWrapper SCXW1"><${list} class="BulletListStyle1" role="list"><li data-leveltext="•" data-listid="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${words}</span></span>${end}</p></li></${list.slice(0, 2)}></div>`;
    const online = `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="1"><span class="NormalTextRun">Le bain</span>${end}</p></div>${item('ul', 1, 'Un')}${item('ul', 2, 'Sous <b>un</b>')}${item('ul', 1, 'Deux')}<div class="OutlineElement"><p>Puis${end}</p></div>${item('ol start="3"', 1, 'Trois')}${item('ol start="4"', 1, 'Quatre')}`;
    await expect(pasted(online)).resolves.toBe(
      '## Le bain\n\n- Un\n  - Sous **un**\n- Deux\n\nPuis\n\n3. Trois\n4. Quatre',
    );
  });

  it('of Google Docs keeps what is to be done without the pictures of its boxes, and what is raised', async () => {
    const box = (done: boolean) =>
      `<img src="data:image/png;base64,iVBORw0KGgo=" width="17px" height="17px" alt="${done ? 'cochée' : 'non cochée'}" aria-roledescription="case à cocher" />`;
    const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li dir="ltr" role="checkbox" aria-checked="false" aria-level="1">${box(false)}<p role="presentation"><span>À faire</span></p></li><li role="checkbox" aria-checked="true">${box(true)}<p><span style="font-size:11pt;text-decoration:line-through;vertical-align:baseline">Fait</span></p></li></ul><p><span>Le bain</span><span style="font-size:0.6em;vertical-align:super">1</span><span>, H</span><span style="vertical-align:sub">2</span><span>O</span></p></b>`;
    await expect(pasted(docs)).resolves.toBe(
      '- [ ] À faire\n- [x] Fait\n\nLe bain<sup>1</sup>, H<sub>2</sub>O',
    );
  });

  it('takes the words of a text under review as they will be, and leaves its contents behind', async () => {
    const word = `<p class=MsoTocHeading>Sommaire</p><p class=MsoToc1><a href="#_Toc1">Le bain<span style='mso-tab-count:1 dotted'>...... </span>3</a></p><h1><a name="_Toc1">Le bain</a></h1><p class=MsoNormal>Un bain <span class=msoIns><ins cite="mailto:Rose" datetime="2026-01-01T10:00">chaud</ins></span><span class=msoDel><del cite="mailto:Rose" datetime="2026-01-01T10:00">froid</del></span> et <s>jamais</s> <b>calme</b>.<o:p></o:p></p>`;
    await expect(pasted(word)).resolves.toBe('## Le bain\n\nUn bain chaud et ~~jamais~~ **calme**.');
    const office = `<p>Un bain <ins cite="mailto:" datetime="2026-01-01">chaud</ins><del cite="mailto:" datetime="2026-01-01">froid</del>, <b>calme</b></p>`;
    await expect(pasted(office)).resolves.toBe('Un bain chaud, **calme**');
  });

  it('of a web page gives its headings, words and tables, and nothing that runs', async () => {
    const page = `<article><h1>Titre</h1><div>Un <b>mot</b><script>alert(1)</script></div><section><div><p>Deux</p>trois</div></section><table><tr><td><p>A</p></td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table><a href="javascript:alert(1)">non</a><aside><p>À côté</p></aside></article>`;
    await expect(pasted(page)).resolves.toBe(
      '## Titre\n\nUn **mot**\n\nDeux\n\ntrois\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\nnon\n\nÀ côté',
    );
  });

  it('that is no more than words, or code, is pasted as plain text', async () => {
    await expect(
      pasted('<meta charset="utf-8"><span style="color:red"># Déjà du *Markdown*</span>'),
    ).resolves.toBeNull();
    await expect(pasted('<pre><code><b>const</b> a = 1;</code></pre>')).resolves.toBeNull();
    await expect(
      pasted('<div style="font-family:monospace"><div>- a</div><div>- b</div></div>'),
    ).resolves.toBeNull();
  });
});
