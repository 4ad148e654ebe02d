import { type FormEvent, useState } from 'react';
import { DateField } from '#src/features/accounts/DateField.tsx';
import { type Day, parisDayOf } from '#src/lib/calendar-day.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { calendarFr as fr } from './calendar.fr.ts';
import type { Item } from './move-item.ts';

interface Props {
  item: Item;
  onMove(item: Item, day: Day): Promise<void>;
  onClose(): void;
}

/** The same as dragging, for a keyboard and for a phone. */
export function MoveDialog({ item, onMove, onClose }: Props) {
  const [day, setDay] = useState<Day | null>(item.kind === 'due' ? item.at : parisDayOf(item.at));
  const [wrong, setWrong] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (day === null) return setWrong(fr.noDay);
    onClose();
    await onMove(item, day);
  }
  return (
    <Dialog title={fr.moveTitle} onClose={onClose} narrow>
      <form className="form" noValidate onSubmit={submit}>
        <p>{item.title}</p>
        <DateField
          label={fr.day}
          {...(item.kind === 'due' ? {} : { hint: fr.keepHour })}
          data-first
          value={day}
          error={wrong}
          onDate={setDay}
        />
        <div className="form-actions">
          <Button type="submit" look="main">
            {fr.save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {fr.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
