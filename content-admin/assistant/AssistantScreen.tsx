import '../screens/content.css';
import '../shared/shared.css';
import './assistant.css';
import { useCallback, useState } from 'react';
import { ANSWER_KINDS, type AnswerKind } from '#src/features/assistant/answer.ts';
import { assistantCalls } from '#src/features/assistant/assistant.calls.ts';
import { MILLA_PATH } from '#src/features/assistant/assistant.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { AskedLine } from './AskedLine.tsx';
import { assistantAdminFr as fr } from './assistant.fr.ts';

interface Asked {
  page: number;
  kind: AnswerKind | null;
  useful: boolean | null;
}

export function AssistantScreen() {
  return <AdminGate>{() => <AskedQuestions />}</AdminGate>;
}

/** `/a/admin/content/milla`: what is asked of Milla, what she did not know first. */
function AskedQuestions() {
  const [asked, setAsked] = useState<Asked>({ page: 1, kind: null, useful: null });
  const load = useCallback(() => {
    const { page, kind, useful } = asked;
    return assistantCalls.assistantLog({ page, ...(kind && { kind }), ...(useful !== null && { useful }) });
  }, [asked]);
  const [loaded, reload] = useLoaded(load);
  const found = loaded.state === 'ready' ? loaded.value : null;
  const choose = (change: Partial<Asked>) => setAsked({ ...asked, page: 1, ...change });
  return (
    <div className="wrap admin-screen stack">
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <a className="button" href={MILLA_PATH}>
          {fr.open}
        </a>
      </div>
      <p className="asked-about">{fr.about}</p>
      <div className="row">
        <SelectField
          label={fr.kind}
          value={asked.kind ?? ''}
          options={fr.kinds}
          onChange={(next) => choose({ kind: ANSWER_KINDS.find((kind) => kind === next) ?? null })}
        />
        <SelectField
          label={fr.useful}
          value={asked.useful === null ? '' : String(asked.useful)}
          options={fr.usefuls}
          onChange={(next) => choose({ useful: next === '' ? null : next === 'true' })}
        />
      </div>
      <p className="small muted" role="status">
        {found && fr.count(found.total)}
      </p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found?.items.length === 0 && <p>{fr.none}</p>}
      {found && found.items.length > 0 && (
        <ul className="plain">
          {found.items.map((one) => (
            <AskedLine key={one.id} asked={one} />
          ))}
        </ul>
      )}
      {found && (
        <Pager
          page={asked.page}
          perPage={found.per_page}
          total={found.total}
          onPage={(page) => setAsked({ ...asked, page })}
        />
      )}
    </div>
  );
}
