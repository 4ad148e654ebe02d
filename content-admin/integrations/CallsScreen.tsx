import '#src/features/developers/developers.css';
import { useCallback, useState } from 'react';
import type { ToldBy } from '#src/calls/client.ts';
import { developerCalls } from '#src/features/developers/developers.calls.ts';
import { developersFr as words } from '#src/features/developers/developers.fr.ts';
import { anchorOf, DEVELOPERS_PATH } from '#src/features/developers/links.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { gated } from '../payments/PaymentsFrame.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { IntegrationsFrame } from './IntegrationsFrame.tsx';
import { integrationsFr } from './integrations.fr.ts';

const fr = integrationsFr.calls;

type Group = NonNullable<ToldBy<typeof developerCalls.describeCalls>['described']>;

export const CallsScreen = gated(Calls);

/** `/a/admin/integrations/appels`: the calls that the public page does not show. */
function Calls() {
  const [group, setGroup] = useState<string | null>(null);
  const load = useCallback(() => developerCalls.describeCalls({ group }), [group]);
  const [loaded, reload] = useLoaded(load);
  return (
    <IntegrationsFrame place="calls" title={fr.title} about={fr.about}>
      <p>
        <a href={DEVELOPERS_PATH}>{fr.publicPage}</a>
      </p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'ready' && (
        <div className="developers">
          <div className="state-choice">
            <SelectField
              label={fr.group}
              value={group ?? ''}
              onChange={(value) => setGroup(value || null)}
              options={[
                { value: '', label: fr.choose },
                ...loaded.value.groups.map((one) => ({
                  value: one.group,
                  label: `${one.name} (${words.calls(one.count)})`,
                })),
              ]}
            />
          </div>
          {loaded.value.described && <GroupOfCalls group={loaded.value.described} />}
        </div>
      )}
    </IntegrationsFrame>
  );
}

function GroupOfCalls({ group: { name, calls, types } }: { group: Group }) {
  return (
    <>
      <h2>{name}</h2>
      {calls.map((call) => (
        <section key={call.path} className="developers-call" aria-labelledby={anchorOf(call.path)}>
          <h3 id={anchorOf(call.path)}>{call.path}</h3>
          <p className="developers-facts">{[call.access, ...call.marks].join(' · ')}</p>
          {call.about && <p>{call.about}</p>}
          {call.codes.length > 0 && <p>{words.codes + call.codes.join(', ')}</p>}
          <h4>{words.sent}</h4>
          {call.sent ? <Code text={call.sent} /> : <p>{words.nothing}</p>}
          <h4>{words.answered}</h4>
          <Code text={call.answered} />
        </section>
      ))}
      {types.length > 0 && <h2>{words.types}</h2>}
      {types.map((type) => (
        <section key={type.name} className="developers-call" aria-labelledby={`type-${type.name}`}>
          <h3 id={`type-${type.name}`}>{type.name}</h3>
          <Code text={type.text} />
        </section>
      ))}
    </>
  );
}

const Code = ({ text }: { text: string }) => (
  <pre>
    <code>{text}</code>
  </pre>
);
