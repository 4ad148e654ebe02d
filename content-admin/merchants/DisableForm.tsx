import { useState } from 'react';
import { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { merchantsFr as fr } from './merchants.fr.ts';

interface Props {
  uuid: string;
  name: string;
  onDone(): void;
}

/** Closes a business, with a reason that its seller reads. */
export function DisableForm({ uuid, name, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const says = {
    title: fr.disableTitle(name),
    about: fr.disableAbout,
    reason: fr.reason,
    reasonHint: fr.reasonHint,
    submit: fr.disable,
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{fr.disable}</Button>
      {open && (
        <ReasonDialog
          says={says}
          minLength={3}
          act={(reason) => merchantDeskCalls.disable({ uuid, reason })}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
