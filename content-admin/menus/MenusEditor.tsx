import '../settings/settings.css';
import { useState } from 'react';
import type { SiteSettings } from '#src/features/site/settings.ts';
import { SectionFrame } from '../settings/SectionFrame.tsx';
import { type Setting, useSettingDraft } from '../settings/useSettingDraft.ts';
import { MenuPreview } from './MenuPreview.tsx';
import { MenuTree } from './MenuTree.tsx';
import { entriesOf, type MenuName, type MenuRow, pathsOf, rowsOf } from './menu-rows.ts';
import { menusFr } from './menus.fr.ts';
import { useDeadLinks } from './useDeadLinks.ts';

type Menus = SiteSettings['menus'];
const NAMES = ['main', 'footer', 'mobile'] as const;
const allRows = (menus: Menus) => ({
  main: rowsOf('main', menus.main),
  footer: rowsOf('footer', menus.footer),
  mobile: rowsOf('mobile', menus.mobile),
});

export function MenusEditor({ setting }: { setting: Setting<'menus'> }) {
  const draft = useSettingDraft(setting);
  const [shown, setShown] = useState<MenuName>('main');
  const [rows, setRows] = useState(() => allRows(setting.value));
  const dead = useDeadLinks(rows[shown]);
  const paths = pathsOf(shown, rows[shown]);

  function change(next: MenuRow[]): void {
    setRows({ ...rows, [shown]: next });
    draft.change({ ...draft.value, [shown]: entriesOf(shown, next) });
  }
  /** Another version as a whole: the lines are read from it again. */
  function replace(value: Menus): void {
    setRows(allRows(value));
    draft.change(value);
  }

  return (
    <SectionFrame
      draft={{
        ...draft,
        change: replace,
        takeTheirs() {
          if (draft.theirs) setRows(allRows(draft.theirs.value));
          draft.takeTheirs();
        },
      }}
      id="menus"
      level="h1"
      title={menusFr.title}
      lead={menusFr.lead}
    >
      <fieldset className="switch">
        <legend className="visually-hidden">{menusFr.which}</legend>
        {NAMES.map((name) => (
          <label key={name}>
            <input type="radio" name="menu" checked={shown === name} onChange={() => setShown(name)} />
            <span>{menusFr.names[name]}</span>
          </label>
        ))}
      </fieldset>
      <div className="menus">
        <MenuTree
          key={shown}
          menu={shown}
          rows={rows[shown]}
          dead={dead}
          errorOf={(index, part) => draft.errors[`${paths[index]}.${part}`]}
          onChange={change}
        />
        <MenuPreview menu={shown} entries={draft.value[shown]} />
      </div>
    </SectionFrame>
  );
}
