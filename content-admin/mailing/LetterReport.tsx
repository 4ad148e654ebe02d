import '../figures/figures.css';
import { useCallback, useEffect } from 'react';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import type { Campaign } from '#src/features/newsletter/newsletter.ts';
import { formatNumber } from '#src/lib/format.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { mailingFr } from './mailing.fr.ts';

const { figures: fr } = mailingFr;

/** While a letter leaves, its figures are read again so often. */
const AGAIN_MS = 3000;

interface Props {
  campaign: Campaign;
  /** It went on since the screen was opened. */
  onNews(campaign: Campaign): void;
}

/** The report of a letter that left: how many got it, and which of its links were followed. */
export function LetterReport({ campaign, onNews }: Props) {
  const { id, status } = campaign;
  const [loaded, reload] = useLoaded(useCallback(() => campaignCalls.report({ id }), [id]));
  const now = loaded.state === 'ready' ? loaded.value : null;
  const waits = (now?.campaign.status ?? status) === 'sending' || status === 'scheduled';
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [waits, reload]);
  useEffect(() => {
    if (now && now.campaign.status !== status) onNews(now.campaign);
  }, [now, status, onNews]);
  if (loaded.state === 'failed') return <LoadFailed retry={reload} />;
  if (!now || now.campaign.counts.recipients === 0) return null;
  const { recipients, sent, failed, clicks, unsubscribed } = now.campaign.counts;
  const followed = [...now.links].sort((a, b) => b.clicks - a.clicks);
  return (
    <section className="stack" aria-labelledby="letter-report">
      <h2 id="letter-report">{fr.title}</h2>
      <dl className="mailing-figures" aria-live="polite">
        {Object.entries({ recipients, sent, failed, clicks, unsubscribed }).map(([name, value]) => (
          <div key={name}>
            <dt>{fr.names[name as keyof Campaign['counts']]}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {followed.length === 0 ? (
        <p className="muted">{fr.noLinks}</p>
      ) : (
        <table className="figures-table">
          <thead>
            <tr>
              <th scope="col">{fr.link}</th>
              <th scope="col" className="figures-value">
                {fr.names.clicks}
              </th>
            </tr>
          </thead>
          <tbody>
            {followed.map(({ url, clicks: times }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same address may stand in a letter twice
              <tr key={`${n}${url}`}>
                <th scope="row">
                  <a href={url} rel="noopener">
                    {shortened(url)}
                  </a>
                </th>
                <td className="figures-value">{formatNumber(times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** A page of this site by its path alone. */
function shortened(url: string): string {
  return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url;
}
