import type { LoggedQuestion } from '#src/features/assistant/assistant.ts';
import { formatMoment } from '#src/lib/format.ts';
import { newHref } from '../nav.ts';
import { assistantAdminFr as fr } from './assistant.fr.ts';

/** A question as it was asked, with what it was answered by and what it could become. */
export function AskedLine({ asked }: { asked: LoggedQuestion }) {
  const { question, kind, by, path, useful, words } = asked;
  return (
    <li className="desk-line">
      <div>
        <h2>{question}</h2>
        <p className="small muted">
          <span className={`state asked-${kind}`}>{fr.badges[kind]}</span> {formatMoment(asked.asked_at)}
          {by === 'model' && ` · ${fr.byModel}`}
          {path?.startsWith('/') && (
            <>
              {' · '}
              <a href={path}>{path}</a>
            </>
          )}
          {useful !== null && ` · ${useful ? fr.wasUseful : fr.wasNot}`}
        </p>
        {words && <p className="small">{fr.said(words)}</p>}
      </div>
      {kind !== 'urgent' && (
        <div className="row">
          <a className="button" href={newHref('post', question)}>
            {fr.article}
            <span className="visually-hidden">{fr.about_question(question)}</span>
          </a>
          <a className="button" href={newHref('faq', question)}>
            {fr.faq}
            <span className="visually-hidden">{fr.about_question(question)}</span>
          </a>
        </div>
      )}
    </li>
  );
}
