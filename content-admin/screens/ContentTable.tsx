import type { KeyboardEvent } from 'react';
import type { ContentLine } from '#src/features/content/life/life.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { formatParis } from '#src/lib/paris-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { mayHere } from '../held-rights.ts';
import type { BulkDone } from './bulk-done.ts';
import { contentsFr } from './contents.fr.ts';
import { namespaceLabel, StateBadge } from './StateBadge.tsx';

const fr = contentsFr.table;

interface Props {
  items: readonly ContentLine[];
  inBin: boolean;
  chosen: { has(id: number): boolean };
  /** Those that the last action left aside, with the reason. */
  refused: BulkDone['refused'];
  onChoose(ids: number[], chosen: boolean): void;
  /** Takes one item of the bin back out of it. */
  onRestore(item: ContentLine): void;
  /** Asks before an item of the bin goes for good. */
  onPurge(item: ContentLine): void;
}

/** Up and down move from row to row, in the column that has the focus; Enter opens, Space chooses. */
function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { activeElement } = document;
  const column = activeElement?.getAttribute('data-column');
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${column}"]`)];
  const at = stops.indexOf(activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

export function ContentTable({ items, inBin, chosen, refused, onChoose, onRestore, onPurge }: Props) {
  const ids = items.map(({ id }) => id);
  // Out of the bin is online again, or gone for good: for who may publish.
  const empties = inBin && mayHere('publish');
  const all = ids.length > 0 && ids.every((id) => chosen.has(id));
  return (
    <table className="content-table">
      <caption className="visually-hidden">{fr.keys}</caption>
      <thead>
        <tr>
          <td className="content-choice">
            <label className="content-check">
              <input type="checkbox" checked={all} onChange={() => onChoose(ids, !all)} />
              <span className="visually-hidden">{fr.chooseAll}</span>
            </label>
          </td>
          <th scope="col">{fr.title}</th>
          <th scope="col">{fr.kind}</th>
          <th scope="col">{fr.state}</th>
          <th scope="col">{inBin ? fr.deleted : fr.updated}</th>
          {empties && <th scope="col">{fr.actions}</th>}
        </tr>
      </thead>
      <tbody onKeyDown={moveFocus}>
        {items.map((item) => (
          <tr key={item.id} data-chosen={chosen.has(item.id) || undefined}>
            <td className="content-choice">
              <label className="content-check">
                <input
                  type="checkbox"
                  data-column="choice"
                  checked={chosen.has(item.id)}
                  onChange={(event) => onChoose([item.id], event.target.checked)}
                />
                <span className="visually-hidden">{fr.choose(item.title)}</span>
              </label>
            </td>
            <th scope="row">
              <div>
                {inBin ? (
                  item.title
                ) : (
                  <a href={`/a/admin/editor?id=${item.id}`} title={item.title} data-column="title">
                    {item.title}
                  </a>
                )}
                <Remarks item={item} />
              </div>
              <Refusal says={refused.find(({ id }) => id === item.id)?.err} />
            </th>
            <td>{namespaceLabel(item.namespace)}</td>
            <td>
              <StateBadge status={stateOf(item)} />
            </td>
            <td className="numbers">
              <When item={item} />
            </td>
            {empties && (
              <td>
                <BinActions item={item} onRestore={onRestore} onPurge={onPurge} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BinActions({
  item,
  onRestore,
  onPurge,
}: Pick<Props, 'onRestore' | 'onPurge'> & { item: ContentLine }) {
  return (
    <div className="content-actions">
      <Button data-column="restore" onClick={() => onRestore(item)}>
        {fr.restore}
        <span className="visually-hidden"> {item.title}</span>
      </Button>
      <Button look="quiet" icon="trash" data-column="purge" onClick={() => onPurge(item)}>
        {fr.purge}
        <span className="visually-hidden">{fr.purgeOf(item.title)}</span>
      </Button>
    </div>
  );
}

/** The reason the last action left this row aside, whole, under its name. */
function Refusal({ says }: { says: string | undefined }) {
  return says ? <p className="content-refusal">{says}</p> : null;
}

function stateOf({ deleted_at, status, has_draft }: ContentLine): string {
  if (deleted_at) return 'deleted';
  return status === 'published' && has_draft ? 'changed' : status;
}

function When({ item }: { item: ContentLine }) {
  const at = item.deleted_at ?? item.updated_at;
  return (
    <>
      <time dateTime={at}>{formatMoment(at)}</time>
      {item.updated_by && !item.deleted_at && <span className="content-by">{item.updated_by}</span>}
    </>
  );
}

/** The row's address, its planned moments and its faults, which its state does not say. */
function Remarks({ item }: { item: ContentLine }) {
  const told = [
    item.schedule_problem && fr.problem(item.schedule_problem),
    item.scheduled_at && fr.planned(formatParis(item.scheduled_at)),
    item.unpublish_at && fr.ends(formatParis(item.unpublish_at)),
    item.has_draft && item.draft_by && fr.draftBy(item.draft_by),
  ].filter(Boolean);
  const wrong = [
    item.broken_links > 0 && fr.broken(item.broken_links),
    item.missing_products > 0 && fr.products(item.missing_products),
  ].filter(Boolean);
  return (
    <span className="content-remarks">
      <span className="content-slug">{item.path ?? item.slug}</span>
      {told.map((text) => (
        <span key={String(text)}>{text}</span>
      ))}
      {wrong.map((text) => (
        <span key={String(text)} className="content-wrong">
          {text}
        </span>
      ))}
    </span>
  );
}
