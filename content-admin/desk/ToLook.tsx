import type { OutputOf } from '#src/calls/contract.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { STALE_MONTHS } from '#src/features/content/life/life.ts';
import { formatDate } from '#src/lib/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { namespaceLabel } from '../screens/StateBadge.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { sharedFr } from '../shared/shared.fr.ts';
import { deskFr } from './desk.fr.ts';

type Overview = OutputOf<typeof lifeCalls.contentOverview>;
type Kind = keyof typeof deskFr.groups;

/** The groups, the most pressing first, each with the address of its whole list. */
const GROUPS: readonly (readonly [Kind, string])[] = [
  ['to_review', '/a/admin/content?etat=asked'],
  ['schedule_problems', '/a/admin/content?etat=scheduled'],
  ['broken_links', '/a/admin/content?liens'],
  ['missing_products', '/a/admin/content?produits'],
  ['to_recheck', '/a/admin/content?etat=recheck'],
  ['drafts_beside', '/a/admin/content?etat=changed'],
  ['incomplete', '/a/admin/content?type=post&etat=published'],
  ['drafts', '/a/admin/content?etat=draft'],
  ['stale', `/a/admin/content?ancien=${STALE_MONTHS}`],
];
const SHOWN = 3;

export function ToLook() {
  const [loaded, reload] = useLoaded(lifeCalls.contentOverview);
  const overview = loaded.state === 'ready' ? loaded.value : null;
  const groups = overview ? GROUPS.filter(([kind]) => overview[kind].total > 0) : [];
  return (
    <section className="desk-part" aria-labelledby="attention" aria-busy={loaded.state === 'loading'}>
      <h2 id="attention">{deskFr.attention}</h2>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Skeleton label={sharedFr.waiting} shape="row" count={4} />}
      {overview && groups.length === 0 && <p>{deskFr.nothing}</p>}
      {overview &&
        groups.map(([kind, href]) => <Group key={kind} kind={kind} href={href} overview={overview} />)}
    </section>
  );
}

function Group({ kind, href, overview }: { kind: Kind; href: string; overview: Overview }) {
  const { items, total } = overview[kind];
  const label = deskFr.groups[kind];
  return (
    <section className="desk-group sheet" aria-labelledby={kind}>
      <header>
        <h3 id={kind}>{label}</h3>
        <a href={href} aria-label={deskFr.allOf(total, label)}>
          {deskFr.all(total)}
        </a>
      </header>
      <ul className="plain desk-lines">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <a href={`/a/admin/editor?id=${item.id}`}>{item.title}</a>
            <span className="desk-why">{whyOf(kind, item)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The broken or missing thing when the group names one, else the kind of content. */
function whyOf(kind: Kind, { detail, namespace }: { detail: string | null; namespace: string }): string {
  if (!detail) return namespaceLabel(namespace);
  if (kind === 'to_recheck') return formatDate(detail);
  if (kind !== 'incomplete') return detail;
  const words: Record<string, string> = deskFr.missing;
  return detail
    .split(', ')
    .map((field) => words[field] ?? field)
    .join(', ');
}
