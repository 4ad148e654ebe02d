import type { MenuEntry } from '#src/features/site/settings.ts';
import { footerGroups } from '#src/shell/menus.ts';
import type { MenuName } from './menu-rows.ts';
import { menusFr } from './menus.fr.ts';

interface Props {
  menu: MenuName;
  entries: readonly MenuEntry[];
}

/** A drawing of the menu as readers will see it; its entries are no links. */
export function MenuPreview({ menu, entries }: Props) {
  return (
    <section className="menu-preview" aria-label={menusFr.preview} data-menu={menu}>
      <h2 className="small muted">{menusFr.preview}</h2>
      {menu === 'footer' ? (
        <div className="menu-preview-columns">
          {footerGroups(entries).map(({ title, links }) => (
            <div key={title}>
              <p className="menu-preview-title">{title}</p>
              <Entries entries={links as readonly MenuEntry[]} />
            </div>
          ))}
        </div>
      ) : (
        <Entries entries={entries} />
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className="plain">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say and lead to the same
        <li key={index}>
          {entry.label || menusFr.untitled}
          {entry.children && entry.children.length > 0 && <Entries entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}
