import { adminFr } from '../admin.fr.ts';

/** Draft, live, scheduled or in the bin: a word and a colour, never a colour alone. */
export function StateBadge({ status }: { status: string }) {
  const label = adminFr.states[status as keyof typeof adminFr.states] ?? status;
  return <span className={`state state-${status}`}>{label}</span>;
}

export function namespaceLabel(namespace: string): string {
  return adminFr.namespaces[namespace as keyof typeof adminFr.namespaces] ?? namespace;
}
