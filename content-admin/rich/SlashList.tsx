import { type RefObject, useEffect, useRef } from 'react';
import { editorFr } from '../editor.fr.ts';
import type { SlashMenu } from '../types/slash-menu.ts';

const { tools, slash } = editorFr.write;
/** Its own width, and what it keeps from the edge. */
const WIDTH = 288;
const EDGE = 8;

const idOf = (list: string, name: string) => `${list}-${name}`;

interface Props {
  id: string;
  menu: SlashMenu;
  /** The text that the list belongs to: its keys move in the list. */
  place: RefObject<HTMLElement | null>;
}

/** The list under « / »: walked from the text itself, which keeps the focus. */
export function SlashList({ id, menu, place }: Props) {
  const { items, at, bottom, left, pick } = menu;
  const list = useRef<HTMLDivElement>(null);
  const active = items[at] ?? '';
  useEffect(() => {
    const text = place.current?.querySelector('.rich-text');
    const attributes = {
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': idOf(id, active),
    };
    for (const [name, value] of Object.entries(attributes)) text?.setAttribute(name, value);
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) text?.removeAttribute(name);
    };
  }, [id, active, place]);
  // Under the last line of a phone's screen it would be out of sight.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const room = (place.current?.clientWidth ?? WIDTH) - WIDTH - EDGE;
  const style = {
    top: bottom + 4,
    left: Math.max(EDGE, Math.min(left, room)),
  };
  return (
    <>
      <div ref={list} id={id} className="slash-list" role="listbox" aria-label={slash.label} style={style}>
        {items.map((name) => (
          <div
            key={name}
            id={idOf(id, name)}
            role="option"
            tabIndex={-1}
            aria-selected={name === active}
            onMouseDown={(event) => {
              // The text keeps the focus, and its cursor.
              event.preventDefault();
              pick(name);
            }}
          >
            {tools[name]}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {slash.count(items.length)}
      </p>
    </>
  );
}
