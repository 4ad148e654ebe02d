import { type RefObject, useEffect, useRef, useState } from 'react';
import { isTooLong } from '../document/too-long.ts';
import { askPreview, placeOf, previewable, showInFrame } from '../editor/preview-frame.ts';
import { editorFr } from '../editor.fr.ts';
import { type PreviewSize, usePreviewScale } from './usePreviewScale.ts';

const { preview } = editorFr;
/** Between two keys of somebody who types fast. */
const PAUSE_MS = 120;
/** A long text is drawn less often, so that the keys stay quick. */
const PAUSE_PER_DRAWING = 5;
const PAUSE_AT_MOST_MS = 1_500;
/** After a page that did not come: the site may be on its way back. */
const AGAIN_MS = 5_000;

/**
 * Asks for the page after each change, and never shows an answer older than the one on the screen. Answers the words that
 * say why there is none.
 */
function usePreview(text: string, frame: RefObject<HTMLIFrameElement | null>): string | null {
  const [trouble, setTrouble] = useState<string | null>(null);
  const pause = useRef(PAUSE_MS);
  useEffect(() => {
    const stale = new AbortController();
    let timer = setTimeout(draw, pause.current);
    async function draw() {
      const md = previewable(text, editorFr.untitled);
      if (md === null) return setTrouble(isTooLong(text) ? preview.tooLong : preview.paused);
      const drawn = await askPreview(md, stale.signal).catch(() => null);
      if (stale.signal.aborted) return;
      setTrouble(drawn ? drawn.refused : preview.failed);
      if (!drawn) timer = setTimeout(draw, AGAIN_MS);
      const html = drawn?.html ?? null;
      if (html === null || !frame.current) return;
      const began = performance.now();
      showInFrame(frame.current, html, placeOf(text));
      const took = performance.now() - began;
      pause.current = Math.min(PAUSE_AT_MOST_MS, Math.max(PAUSE_MS, took * PAUSE_PER_DRAWING));
    }
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [text, frame]);
  return trouble;
}

export function Preview({ text }: { text: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState<PreviewSize>('pane');
  const trouble = usePreview(text, frame);
  const { place, style } = usePreviewScale(size);
  return (
    <section className="pane pane-read" aria-label={preview.label}>
      <div className="pane-head">
        <fieldset className="switch">
          <legend className="visually-hidden">{preview.sizes}</legend>
          {(['phone', 'pane', 'desktop'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="preview-size"
                checked={size === value}
                onChange={() => setSize(value)}
              />
              <span>{preview[value]}</span>
            </label>
          ))}
        </fieldset>
        <p className="small muted" role="status">
          {trouble}
        </p>
      </div>
      <div className="preview-place" ref={place}>
        <iframe
          ref={frame}
          title={preview.frame}
          className="preview-frame"
          // No scripts in there: same origin only lets the page's own styles and pictures load.
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          style={style}
        />
      </div>
    </section>
  );
}
