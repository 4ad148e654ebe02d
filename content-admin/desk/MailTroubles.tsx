import { type MailTrouble, newsroomCalls } from '#src/journeys/newsroom/newsroom.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { deskFr } from './desk.fr.ts';
import { Retries } from './Retries.tsx';

const { health: fr } = deskFr;

/** Mails that did not leave, each with its recipient, the mail server's own words, and when it is tried again. */
export function MailTroubles({ troubles, reload }: { troubles: MailTrouble[]; reload: () => void }) {
  return (
    <Retries
      items={troubles}
      label={fr.mailTroubles}
      buttonOf={({ to }) => fr.mailRetryOf(to)}
      retry={({ id }) => newsroomCalls.retryMail({ id })}
      toldOf={({ to }) => fr.mailRetried(to)}
      reload={reload}
    >
      {(mail) => (
        <>
          <strong>{mail.to}</strong> <span className="desk-why">{mail.subject}</span>
          <br />
          {fr.mailSaid(mail.said)}
          <br />
          <span className="desk-why">
            {mail.next_at === null ? fr.mailRefused : fr.mailLater(mail.attempts, formatMoment(mail.next_at))}
          </span>
        </>
      )}
    </Retries>
  );
}
