import { useState } from 'react';
import { type MailTrouble, newsroomCalls } from '#src/journeys/newsroom/newsroom.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { deskFr } from './desk.fr.ts';

const { health: fr } = deskFr;

/** Mails that did not leave: to whom, in the mail server's own words, and whether they are tried again. */
export function MailTroubles({ troubles, reload }: { troubles: MailTrouble[]; reload: () => void }) {
  const [told, setTold] = useState<string | null>(null);
  async function retry({ id, to }: MailTrouble) {
    await newsroomCalls.retryMail({ id }).then(
      () => setTold(fr.mailRetried(to)),
      (error: Error) => setTold(error.message),
    );
    reload();
  }
  return (
    <>
      {troubles.length > 0 && (
        <ul className="plain desk-lines" aria-label={fr.mailTroubles}>
          {troubles.map((mail) => (
            <li key={mail.id}>
              <span>
                <strong>{mail.to}</strong> <span className="desk-why">{mail.subject}</span>
                <br />
                {fr.mailSaid(mail.said)}
                <br />
                <span className="desk-why">
                  {mail.next_at === null
                    ? fr.mailRefused
                    : fr.mailLater(mail.attempts, formatMoment(mail.next_at))}
                </span>
              </span>
              <Button aria-label={fr.mailRetryOf(mail.to)} onClick={() => retry(mail)}>
                {fr.retry}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="small" role="status">
        {told}
      </p>
    </>
  );
}
