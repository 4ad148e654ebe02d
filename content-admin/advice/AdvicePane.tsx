import './advice.css';
import { useMemo } from 'react';
import { contentPath, readingMinutes } from '#src/features/content/content.ts';
import { metaTitleOf } from '#src/features/content/meta-title.ts';
import { Button } from '#src/ui/Button.tsx';
import { inspect } from '../document/inspect.ts';
import { shownBody } from '../document/text-edit.ts';
import type { EditorState } from '../types/editor-state.ts';
import { adviceFr as fr } from './advice.fr.ts';
import { checksOf } from './checks.ts';
import { measure } from './measure.ts';
import { Nearby } from './Nearby.tsx';
import { OwnFigures } from './OwnFigures.tsx';
import { readText } from './read-text.ts';
import { SharePreview } from './SharePreview.tsx';
import { useAround } from './useAround.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Kinds whose pages lead to others. */
const LEADING = new Set(['post', 'page', 'landing']);

function useAdvice(text: string) {
  return useMemo(() => {
    const values = inspect(text).values ?? {};
    const parts = readText(shownBody(text));
    const measured = measure(parts.prose);
    const title = textOf(values.title);
    const shown = metaTitleOf({ title, fields: values });
    const description = textOf(values.description);
    const leads = LEADING.has(textOf(values.namespace));
    const coverless = values.namespace === 'post' && textOf(values.cover) === '';
    const path = contentPath({
      namespace: textOf(values.namespace),
      slug: textOf(values.slug),
      category: textOf(values.category) || null,
    });
    const checks = checksOf({ title: shown, description, parts, measured, coverless, leads });
    return { values, parts, measured, title, shown, description, path, checks };
  }, [text]);
}

interface Props {
  state: EditorState;
  onClose(): void;
}

/** Beside the text, in the place of its preview: how it will be found, how it reads, what is around it. */
export function AdvicePane({ state, onClose }: Props) {
  const { values, parts, measured, title, shown, description, path, checks } = useAdvice(state.text);
  const around = useAround({ id: state.id, title, path, links: parts.links });
  return (
    <section className="pane pane-read" aria-label={fr.label}>
      <div className="pane-head">
        <h2 className="review-title">{fr.label}</h2>
        <Button className="button-icon" icon="close" aria-label={fr.close} onClick={onClose} />
      </div>
      <div className="pane-body advice">
        <section aria-labelledby="advice-better">
          <h3 id="advice-better">{fr.better}</h3>
          {checks.length === 0 ? (
            <p className="muted">{fr.nothing}</p>
          ) : (
            <ul className="advice-list">
              {checks.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="advice-reading">
          <h3 id="advice-reading">{fr.reading}</h3>
          <p>{measured.ease === null ? fr.tooShort : fr.ease(measured.ease)}</p>
          <p className="small muted">
            {fr.words(measured.words)} · {fr.minutes(readingMinutes(parts.prose))} ·{' '}
            {fr.perSentence(measured.length)}
          </p>
        </section>
        <SharePreview title={shown} description={description} path={path} cover={textOf(values.cover)} />
        <Nearby around={around} />
        {state.id !== null && <OwnFigures id={state.id} />}
      </div>
    </section>
  );
}
