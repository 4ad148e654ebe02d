import { useState } from 'react';
import { cardCalls } from '#src/features/cagnotte/cards/card.calls.ts';
import { CARD_STATES, CARDS_AT_ONCE } from '#src/features/cagnotte/cards/card.ts';
import { CARD_FR, cardsFr as fr } from '#src/features/cagnotte/cards/cards.fr.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { saveAs, saveBase64 } from '#src/lib/save-as.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { PagedByState } from '../shared/PagedByState.tsx';
import { usePagedByState } from '../shared/usePagedByState.ts';
import { addressesCsv, isAddressed } from './addresses-csv.ts';
import { CardsTable } from './CardsTable.tsx';
import { gated, PaymentsFrame } from './PaymentsFrame.tsx';

const SHOWN = { '': fr.every, ...CARD_FR };

export const CardsScreen = gated(Cards);

/** `/a/admin/payments/cartes`: what givers had printed, from the words to the post. */
function Cards() {
  const all = usePagedByState(CARD_STATES, cardCalls.list);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [told, setTold] = useState<string | null>(null);
  const { run, busy, error } = useCall();
  const items = all.found?.items ?? [];
  const picked = items.filter(({ id }) => chosen.includes(id)).slice(0, CARDS_AT_ONCE);
  const ids = picked.map(({ id }) => id);

  function done(words: string) {
    setTold(words);
    setChosen([]);
    all.reload();
  }
  async function print() {
    const file = await run(() => cardCalls.print({ ids }));
    if (!file) return;
    saveBase64(fr.file(parisDay(new Date())), file.pdf, 'application/pdf');
    done(fr.didPrint(file.count));
  }
  async function send() {
    const sent = await run(() => cardCalls.send({ ids }));
    if (sent) done(fr.didSend(sent.count));
  }
  const addressed = picked.filter(isAddressed);
  const saveAddresses = () => saveAs(fr.csv.file(parisDay(new Date())), addressesCsv(addressed), 'text/csv');
  const mayPrint =
    picked.length > 0 && picked.every(({ state, address }) => address && /waiting|printed/.test(state));
  const maySend = picked.length > 0 && picked.every(({ state }) => state === 'printed');
  return (
    <PaymentsFrame
      place="cards"
      title={fr.title}
      about={fr.about}
      told={told}
      onToldGone={() => setTold(null)}
    >
      <PagedByState of={all} label={fr.show} words={SHOWN} none={fr.none}>
        {(shown) => (
          <>
            <Refused says={error} />
            <div className="row">
              <span role="status">{fr.chosen(picked.length)}</span>
              <Button
                look="main"
                busy={busy}
                aria-disabled={!mayPrint || undefined}
                onClick={() => mayPrint && print()}
              >
                {fr.print}
              </Button>
              <Button busy={busy} aria-disabled={!maySend || undefined} onClick={() => maySend && send()}>
                {fr.markSent}
              </Button>
              <Button
                icon="download"
                aria-disabled={addressed.length === 0 || undefined}
                onClick={() => addressed.length > 0 && saveAddresses()}
              >
                {fr.csv.save}
              </Button>
            </div>
            <CardsTable items={shown} chosen={chosen} onChoose={setChosen} />
          </>
        )}
      </PagedByState>
    </PaymentsFrame>
  );
}
