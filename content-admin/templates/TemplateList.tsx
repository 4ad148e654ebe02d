import { NAMESPACES } from '#src/features/content/content.ts';
import { namespaceLabel } from '../screens/StateBadge.tsx';
import { keyOf, type ListedTemplate } from './listed-template.ts';
import { templatesFr } from './templates.fr.ts';

interface Props {
  items: readonly ListedTemplate[];
  shown: string | null;
  onShow(key: string): void;
}

/** By kind of content; the one that stands for the kind first. */
export function TemplateList({ items, shown, onShow }: Props) {
  const groups = NAMESPACES.map((namespace) => ({
    namespace,
    templates: items
      .filter((item) => item.namespace === namespace)
      .sort((a, b) => Number(b.name === namespace) - Number(a.name === namespace)),
  }));
  return (
    <nav className="templates-list" aria-label={templatesFr.list}>
      {groups.map(({ namespace, templates }) => (
        <ul key={namespace} className="plain" aria-label={namespaceLabel(namespace)}>
          {templates.map((item) => (
            <li key={keyOf(item)}>
              <button
                type="button"
                aria-current={keyOf(item) === shown ? 'true' : undefined}
                onClick={() => onShow(keyOf(item))}
              >
                <span>
                  {item.name === namespace ? namespaceLabel(namespace) : item.name}
                  {item.name !== namespace && (
                    <span className="small muted"> {namespaceLabel(namespace)}</span>
                  )}
                </span>
                <span className="small muted">{templatesFr.uses(item.uses)}</span>
              </button>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
