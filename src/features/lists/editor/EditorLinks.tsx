import type { DetailedList } from '../list.ts';
import { surpriseHolds } from '../surprise.ts';
import { editorFr } from './editor.fr.ts';

const fr = editorFr.links;

/** The screens beside the list itself. */
export function EditorLinks({ list }: { list: DetailedList }) {
  const revealed = !surpriseHolds(list.settings, list.birthdate, new Date());
  const links = [
    ['/i/marketplace/parametres/theme', fr.look],
    ['/i/marketplace/parametres/liste', fr.settings],
    ['/i/marketplace/importer', fr.import],
    ['/i/marketplace/explore', fr.explore],
    ['/i/marketplace/pronostics', fr.guesses],
    ...(revealed ? [['/i/marketplace/remerciements', fr.thanks]] : []),
  ] as const;
  const which = `?liste=${list.uuid}`;
  return (
    <nav aria-label={fr.title}>
      <ul className="plain row editor-links">
        {links.map(([href, label]) => (
          <li key={href}>
            <a className="chip" href={href === '/i/marketplace/explore' ? href : href + which}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
