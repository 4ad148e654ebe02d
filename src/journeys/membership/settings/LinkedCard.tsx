import { useEffect, useState } from 'react';
import { identityCalls, type LinkedIdentity } from '#src/features/accounts/identity.calls.ts';
import { PROVIDER_NAMES } from '#src/features/accounts/providers.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { formatDate } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { confirm } from '#src/ui/modals/open-modal.ts';
import { useCall } from '#src/ui/useCall.ts';

const fr = settingsFr.linked;

/** The accounts of Google, Apple or Facebook that open this one; nothing where there never was any. */
export function LinkedCard({ onChanged }: { onChanged(): void }) {
  const { run, error } = useCall();
  const [items, setItems] = useState<LinkedIdentity[]>([]);
  const [done, setDone] = useState<string | null>(null);
  async function load() {
    const answer = await run(() => identityCalls.listIdentities());
    if (answer) setItems(answer.items);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => void load(), []);

  async function remove({ provider }: LinkedIdentity) {
    const { title, text, yes, no } = fr.sure;
    setDone(null);
    if (!(await confirm({ title: title(PROVIDER_NAMES[provider]), text, yes, no })).yes) return;
    if (!(await run(() => identityCalls.removeIdentity({ provider })))) return;
    setDone(fr.removed);
    onChanged();
    await load();
  }

  if (items.length === 0 && !done && !error) return null;
  return (
    <Card title={fr.title} error={error} done={done}>
      <p>{fr.about}</p>
      <ul className="plain settings-sessions">
        {items.map((item) => (
          <li key={item.provider}>
            <span className="settings-named">
              {PROVIDER_NAMES[item.provider]}
              <br />
              <span className="muted">{fr.since(formatDate(new Date(item.since)))}</span>
            </span>
            <Button aria-label={fr.removeOf(PROVIDER_NAMES[item.provider])} onClick={() => remove(item)}>
              {fr.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
