import { useStore } from '@nanostores/react';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { listCalls } from '../list.calls.ts';
import type { ListItem } from '../list.ts';
import { surpriseHolds } from '../surprise.ts';
import { editorFr } from './editor.fr.ts';
import { $list, placeItem, say } from './editor.store.ts';

const fr = editorFr.item;

/** The one question the surprise allows, and the owners' own mark. */
export function GiftState({ gift }: { gift: ListItem }) {
  const list = useStore($list);
  const call = useCall();
  const { item } = gift;
  if (!list) return null;
  const run = (work: () => Promise<void>) => call.run(work, ({ message }) => say(message));
  const ask = () =>
    run(async () => {
      const { covered } = await listCalls.isCovered({ list_uuid: list.uuid, product_id: item.id });
      say(covered ? fr.isCovered(item.name) : fr.notCovered(item.name));
    });
  const mark = () =>
    run(async () => {
      const move = gift.bought ? listCalls.moveProductToNotBought : listCalls.moveProductToBought;
      placeItem((await move({ list_uuid: list.uuid, merchant_item_id: item.merchant_item_id })).item);
    });
  return (
    <p className="row">
      {surpriseHolds(list.settings, list.birthdate, new Date()) ? (
        <Button icon="help" busy={call.busy} onClick={ask}>
          {fr.covered}
        </Button>
      ) : (
        <Button icon={gift.bought ? 'undo' : 'check'} busy={call.busy} onClick={mark}>
          {gift.bought ? fr.notBought : fr.bought}
        </Button>
      )}
    </p>
  );
}
