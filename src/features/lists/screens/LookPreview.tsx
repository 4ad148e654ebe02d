import { useEffect, useRef } from 'react';
import { designTokens } from '#src/ui/list-design.ts';
import { SceneCover } from '#src/ui/SceneCover.tsx';
import type { DetailedList } from '../list.ts';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.look;

/** The head of the list in small, as it becomes while one chooses; its colours are set through CSSOM. */
export function LookPreview({ list }: { list: DetailedList }) {
  const box = useRef<HTMLDivElement>(null);
  const { design, cover } = list;
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    for (const [name, value] of Object.entries(designTokens(design, dark ? 'dark' : 'light')))
      box.current?.style.setProperty(`--${name}`, value);
  }, [design]);
  return (
    <section className="look-preview" aria-labelledby="look-preview">
      <h2 id="look-preview">{fr.preview}</h2>
      <div ref={box} className="look-sheet">
        <div className="look-cover">
          {cover ? (
            <img src={cover.url} width={cover.width} height={cover.height} alt="" decoding="async" />
          ) : (
            <SceneCover seed={list.slug} />
          )}
        </div>
        <div className="look-words">
          <p className="look-title">{list.title}</p>
          <p>{list.props.welcome || fr.previewText}</p>
          <p>
            <span className="look-button">{fr.previewGift}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
