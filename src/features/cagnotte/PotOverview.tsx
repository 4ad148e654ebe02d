import { useEffect, useState } from 'react';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { formatPrice } from '#src/lib/format.ts';
import { ApiError } from '#src/server/calls/client.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { cagnotteOwnerCalls } from './cagnotte.calls.ts';
import type { Contribution } from './cagnotte.ts';
import { overviewFr as fr } from './overview.fr.ts';
import { PotRow } from './PotRow.tsx';

interface Seen {
  slug: string;
  total: number;
  contributions: Contribution[];
}

async function load(): Promise<Seen> {
  await requireLogin();
  const { uuid, slug } = await listCalls.getWithoutDetails();
  return { slug, ...(await cagnotteOwnerCalls.getContributions({ list_uuid: uuid })) };
}

const isPromised = ({ status }: Contribution) => ['scheduled', 'charging', 'needs_action'].includes(status);

/** What the owner's pot received and was promised; promised money never counts as received (decisions.md §16). */
export function PotOverview() {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    load().then(setSeen, (failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    });
  }, []);
  if (error)
    return (
      <Notice tone="alert" role="alert">
        <p>{error}</p>
      </Notice>
    );
  if (!seen) return <p role="status">{fr.loading}</p>;
  const promised = seen.contributions.filter(isPromised).reduce((sum, gift) => sum + gift.amount, 0);
  return (
    <div className="stack">
      <dl className="pot-sums sheet sheet-padded">
        <dt>{fr.collected}</dt>
        <dd className="numbers">{formatPrice(seen.total)}</dd>
        {promised > 0 && <dt>{fr.promised}</dt>}
        {promised > 0 && <dd className="numbers">{formatPrice(promised)}</dd>}
      </dl>
      <p className="row">
        <a href={`/${seen.slug}`}>{fr.openList}</a>
        <a href={`/p/participation-cagnotte/${seen.slug}`}>{fr.share}</a>
      </p>
      <Gifts gifts={seen.contributions} />
    </div>
  );
}

function Gifts({ gifts }: { gifts: Contribution[] }) {
  if (gifts.length === 0)
    return (
      <Notice tone="plum" title={fr.empty}>
        <p>{fr.emptyText}</p>
      </Notice>
    );
  return (
    <section aria-labelledby="participations">
      <h2 id="participations">{fr.list}</h2>
      <ul className="plain stack">
        {gifts.map((gift) => (
          <PotRow key={gift.hash} gift={gift} />
        ))}
      </ul>
    </section>
  );
}
