import { SceneCover } from '#src/ui/SceneCover.tsx';
import { useThumb } from '../fields/image/useThumb.ts';
import { adviceFr as fr } from './advice.fr.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from './checks.ts';

interface Props {
  title: string;
  description: string;
  path: string | null;
  cover: string;
}

const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))}…`;

/** As a search engine and a message show the page, cut where they cut; the scene is drawn where there is no cover. */
export function SharePreview({ title, description, path, cover }: Props) {
  const thumb = useThumb(cover);
  const words = description ? cut(description, DESCRIPTION_MAX) : fr.noDescription;
  return (
    <>
      <section aria-labelledby="advice-result">
        <h3 id="advice-result">{fr.result}</h3>
        <div className="advice-result sheet">
          <p className="small muted">
            {location.host}
            {path ?? ''}
          </p>
          <p className="advice-title">{cut(title, TITLE_MAX)}</p>
          <p className="small">{words}</p>
        </div>
      </section>
      <section aria-labelledby="advice-share">
        <h3 id="advice-share">{fr.share}</h3>
        <div className="advice-share sheet">
          {cover ? thumb && <img src={thumb} alt="" /> : <SceneCover seed={title} />}
          <div>
            <p className="advice-title">{title}</p>
            <p className="small">{words}</p>
            <p className="small muted">{location.host}</p>
          </div>
        </div>
      </section>
    </>
  );
}
