import { useState } from 'react';
import { endCalls } from '#src/features/merchants/ending.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import type { MerchantRow } from './merchant-row.ts';
import { merchantsFr as fr } from './merchants.fr.ts';

type When = keyof typeof fr.ends;

/** Ends a business for good: announced, or at once; its seller reads the reason. A suspended one ends by the desk's word alone. */
export function EndForms({ one, onDone }: { one: MerchantRow; onDone(told: string): void }) {
  const [asked, setAsked] = useState<When | null>(null);
  const whens: When[] = one.closes_at || one.status === 'disabled' ? ['now'] : ['soon', 'now'];
  return (
    <>
      {whens.map((when) => (
        <Button key={when} onClick={() => setAsked(when)}>
          {fr.ends[when].submit}
        </Button>
      ))}
      {asked && (
        <ReasonDialog
          says={{
            title: fr.ends[asked].title(one.name),
            about: fr.ends[asked].about,
            reason: fr.reason,
            reasonHint: fr.reasonHint,
            submit: fr.ends[asked].submit,
          }}
          minLength={3}
          act={(reason) => endCalls.close({ uuid: one.uuid, reason, at_once: asked === 'now' })}
          onClose={() => setAsked(null)}
          onDone={() => onDone(asked === 'now' ? fr.done.closed : fr.done.announced)}
        />
      )}
    </>
  );
}
