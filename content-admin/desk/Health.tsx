import { newsroomCalls, type SiteState } from '#src/journeys/newsroom/newsroom.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { PLACES } from '../nav.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import type { Loaded } from '../screens/useLoaded.ts';
import { sharedFr } from '../shared/shared.fr.ts';
import { deskFr } from './desk.fr.ts';
import { MailTroubles } from './MailTroubles.tsx';
import { Retries } from './Retries.tsx';

const { health: fr } = deskFr;

/** `trouble`: somebody has to act. */
interface Line {
  label: string;
  text: string;
  trouble: boolean;
}

export function Health({ state, reload }: { state: Loaded<SiteState>; reload: () => void }) {
  return (
    <section className="desk-part" aria-labelledby="health" aria-busy={state.state === 'loading'}>
      <h2 id="health">{fr.title}</h2>
      {state.state === 'failed' && <LoadFailed retry={reload} />}
      {state.state === 'loading' && <Skeleton label={sharedFr.waiting} shape="row" count={4} />}
      {state.state === 'ready' && (
        <dl className="desk-health sheet">
          {linesOf(state.value).map(({ label, text, trouble }) => (
            <div key={label} className={trouble ? 'desk-trouble' : undefined}>
              <dt>
                <Icon name={trouble ? 'alert' : 'check'} size={20} /> {label}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <a href={PLACES.service.href}>{fr.whole}</a>
      </p>
      {state.state === 'ready' && <MailTroubles troubles={state.value.mail.troubles} reload={reload} />}
      {state.state === 'ready' && <FailedJobs jobs={state.value.jobs} reload={reload} />}
    </section>
  );
}

function linesOf({ mail, search, payments, analytics, jobs }: SiteState): Line[] {
  return [
    { label: fr.mail, text: mailText(mail), trouble: mail.late > 0 },
    { label: fr.search, text: searchText(search), trouble: !search.available },
    { label: fr.payments, text: paymentText(payments), trouble: false },
    ...(analytics.on
      ? [
          {
            label: fr.analytics,
            text: analytics.asks ? fr.analyticsAsked : fr.analyticsUnasked,
            trouble: !analytics.asks,
          },
        ]
      : []),
    {
      label: fr.jobs,
      text: jobs.total === 0 ? fr.jobsNone : fr.jobsFailed(jobs.total),
      trouble: jobs.total > 0,
    },
  ];
}

function mailText({ sends, waiting, late, last_sent_at: last }: SiteState['mail']): string {
  return [
    !sends && fr.mailFolder,
    late > 0 && fr.mailLate(late),
    waiting > late && fr.mailWaiting(waiting - late),
    last ? fr.mailLast(formatMoment(last)) : fr.mailNone,
  ]
    .filter(Boolean)
    .join(' ');
}

function searchText({ available, behind }: SiteState['search']): string {
  if (!available) return fr.searchDown;
  return behind > 0 ? fr.searchBehind(behind) : fr.searchUp;
}

function paymentText({ provider, live, waiting }: SiteState['payments']): string {
  const means = provider === 'demo' ? fr.demo : live ? fr.live : fr.testKeys;
  return waiting > 0 ? `${means} ${fr.events(waiting)}` : means;
}

function FailedJobs({ jobs, reload }: { jobs: SiteState['jobs']; reload: () => void }) {
  return (
    <Retries
      items={jobs.items}
      buttonOf={({ name }) => fr.retryOf(name)}
      retry={({ id, name }) => newsroomCalls.retryJob({ id, name })}
      toldOf={({ name }) => fr.retried(name)}
      reload={reload}
    >
      {(job) => (
        <>
          <code>{job.name}</code> <span className="desk-why">{formatMoment(job.at)}</span>
          <br />
          <span className="desk-why">{job.message}</span>
        </>
      )}
    </Retries>
  );
}
