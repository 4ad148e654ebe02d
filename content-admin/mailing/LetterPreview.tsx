import { useCallback, useEffect, useRef, useState } from 'react';
import { CUT_BYTES } from '#src/features/newsletter/newsletter.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { mailingFr } from './mailing.fr.ts';
import { useDrawn, type Words } from './useDrawn.ts';

const fr = mailingFr.preview;
const HOWS = ['desktop', 'phone', 'dark', 'text'] as const;
type How = (typeof HOWS)[number];

/** The letter as its readers will get it, while it is written. */
export function LetterPreview(words: Words) {
  const { seen, failed, retry } = useDrawn(words);
  const [how, setHow] = useState<How>('desktop');
  return (
    <section className="stack" aria-labelledby="letter-preview">
      <h2 id="letter-preview">{fr.title}</h2>
      <fieldset className="switch">
        <legend className="visually-hidden">{fr.how}</legend>
        {HOWS.map((one) => (
          <label key={one}>
            <input type="radio" name="letter-how" checked={how === one} onChange={() => setHow(one)} />
            <span>{fr[one]}</span>
          </label>
        ))}
      </fieldset>
      {failed && <LoadFailed retry={retry} />}
      {seen && seen.left_out.length > 0 && (
        <Notice title={fr.leftOut} role="status">
          <ul>
            {seen.left_out.map((piece) => (
              <li key={piece}>{fr.pieces[piece]}</li>
            ))}
          </ul>
        </Notice>
      )}
      {seen && seen.dead_links.length > 0 && (
        <Notice tone="alert" title={fr.dead} role="status">
          <ul>
            {seen.dead_links.map((path) => (
              <li key={path} className="mailing-dead">
                {path}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {how !== 'text' && (
        <p className="mailing-inbox" data-how={how}>
          <strong>{words.subject || fr.noSubject}</strong>
          <span>{words.preheader}</span>
        </p>
      )}
      {seen && (
        <p className="small muted">
          {fr.size(seen.size)} {seen.size > CUT_BYTES && fr.cut}
        </p>
      )}
      {seen && how === 'text' && <pre className="mailing-text">{seen.text}</pre>}
      {seen && how !== 'text' && <LetterFrame html={seen.html} how={how} />}
    </section>
  );
}

const STYLE = /<style>([\s\S]*?)<\/style>/;

type View = Window & typeof globalThis;

/** The colours of a mail program, whatever this screen's: those of the dark scheme are laid on, or left out. */
function sheetOf(view: View, css: string, how: How): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = sheet.cssRules[at];
    if (!(rule instanceof view.CSSMediaRule) || !rule.conditionText.includes('dark')) continue;
    const laid = how === 'dark' ? [...rule.cssRules] : [];
    sheet.deleteRule(at);
    for (const { cssText } of laid) sheet.insertRule(cssText, sheet.cssRules.length);
  }
  return sheet;
}

/** In a frame without scripts. The page's policy refuses written styles: the sheet is handed over as an object. */
function LetterFrame({ html, how }: { html: string; how: How }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const dress = useCallback(() => {
    const page = frame.current?.contentDocument;
    const view = frame.current?.contentWindow as View | null;
    if (!page || !view) return;
    page.adoptedStyleSheets = [sheetOf(view, STYLE.exec(html)?.[1] ?? '', how)];
  }, [html, how]);
  useEffect(dress, [dress]);
  return (
    <iframe
      ref={frame}
      className="mailing-frame"
      data-how={how}
      title={fr.frame}
      sandbox="allow-same-origin"
      srcDoc={html.replace(STYLE, '').replaceAll(/ style="[^"]*"/g, '')}
      onLoad={dress}
    />
  );
}
