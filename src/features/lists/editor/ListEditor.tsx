import { useStore } from '@nanostores/react';
import { memo, useDeferredValue, useState } from 'react';
import { InstallOffer } from '#src/features/device/install/InstallOffer.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { DetailedList } from '../list.ts';
import { groupGifts } from '../list-view.ts';
import { ShareCard } from '../share/ShareCard.tsx';
import { surpriseHolds } from '../surprise.ts';
import { AddPanel } from './AddPanel.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DoctorPanel } from './DoctorPanel.tsx';
import { EditorLinks } from './EditorLinks.tsx';
import { EditorTools } from './EditorTools.tsx';
import { editorFr as fr } from './editor.fr.ts';
import { $classifications, $list } from './editor.store.ts';
import { GiftFamily } from './GiftFamily.tsx';
import { ListSettings } from './ListSettings.tsx';
import { $said } from './moves.ts';
import { PendingWishes } from './PendingWishes.tsx';
import { SaveState } from './SaveState.tsx';
import { Toasts } from './Toasts.tsx';
import { useDragOrder } from './useDragOrder.ts';

interface Props {
  /** Shows the gifts as visitors see them, or the editor again. */
  onPreview: (shown: boolean) => void;
  /** A sentence about the list that its page says too. */
  note: string | null;
}

/** True when only the items changed: what is not about them is not drawn again. */
const besideItems = (before: { list: DetailedList }, { list }: { list: DetailedList }) =>
  Object.entries(list).every(
    ([key, value]) => /^items_/.test(key) || value === before.list[key as keyof DetailedList],
  );
const Links = memo(EditorLinks, besideItems);
const Switches = memo(ListSettings, besideItems);
const Sharing = memo(ShareCard, besideItems);
const Adding = memo(AddPanel);

/** The owner's own list, edited in place. */
export function ListEditor({ onPreview, note }: Props) {
  const list = useStore($list);
  const [preview, setPreview] = useState(false);
  if (!list) return null;
  const toggle = () => {
    setPreview(!preview);
    onPreview(!preview);
  };
  const ways = preview ? fr.asOwner : fr.asVisitor;
  return (
    <section className="editor" aria-labelledby="editor-title">
      <div className="editor-head">
        <h2 id="editor-title">{fr.title}</h2>
        <SaveState />
        <Button look="quiet" icon={preview ? 'edit' : 'eye'} aria-pressed={preview} onClick={toggle}>
          <span>
            {ways[0]} <span className="editor-more">{ways[1]}</span>
          </span>
        </Button>
      </div>
      <div hidden={preview} className="editor-body">
        {list.settings.visibility === 'private' && (
          <Notice>
            <p>{fr.privateNote}</p>
          </Notice>
        )}
        {list.items_in_list.length > 0 && <InstallOffer />}
        <Links list={list} />
        <Adding />
        <Sharing list={list} />
        {surpriseHolds(list.settings, list.birthdate, new Date()) && <p className="muted">{fr.surprise}</p>}
        {note && (
          <Notice>
            <p>{note}</p>
          </Notice>
        )}
        <Gifts list={list} />
        <DoctorPanel list={list} />
        <Switches list={list} />
      </div>
      <Toasts />
    </section>
  );
}

/** Longer lists draw their rows as they come near. */
const WHOLE_UP_TO = 60;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function Gifts({ list }: { list: DetailedList }) {
  const classifications = useStore($classifications);
  const said = useStore($said);
  const [filter, setFilter] = useState('');
  const wanted = plain(useDeferredValue(filter).trim());
  const onGrab = useDragOrder();
  const shown = wanted
    ? list.items_in_list.filter(({ item, description }) =>
        plain(`${item.name} ${description}`).includes(wanted),
      )
    : list.items_in_list;
  return (
    <>
      <EditorTools count={list.items_in_list.length} filter={filter} onFilter={setFilter} />
      {list.items_in_list.length === 0 && (
        <EmptyState title={fr.empty.title} level="h3">
          <p>{fr.empty.text}</p>
        </EmptyState>
      )}
      <PendingWishes />
      {wanted !== '' && <p role="status">{fr.tools.found(shown.length)}</p>}
      {groupGifts(shown, classifications).map((family) => (
        <GiftFamily
          key={family.id}
          family={family}
          movable={wanted === ''}
          whole={shown.length <= WHOLE_UP_TO}
          onGrab={onGrab}
        />
      ))}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <BulkBar shown={shown.map(({ item }) => item.id)} />
    </>
  );
}
