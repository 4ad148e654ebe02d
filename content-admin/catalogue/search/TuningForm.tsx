import { useRef, useState } from 'react';
import { tuningCalls as calls, type SearchTuning } from '#src/features/search/tuning/tuning.calls.ts';
import { TextField } from '#src/ui/Field.tsx';
import { FormFoot } from '../FormFoot.tsx';
import { useDraft } from '../useDraft.ts';
import { AppliedNote } from './AppliedNote.tsx';
import { BuiltinSection } from './BuiltinSection.tsx';
import { GroupsSection } from './GroupsSection.tsx';
import { MeaningsSection } from './MeaningsSection.tsx';
import { MeasurePanel } from './MeasurePanel.tsx';
import { PinsSection } from './PinsSection.tsx';
import { RankingSection } from './RankingSection.tsx';
import { searchFr as fr } from './search.fr.ts';
import { newKey, type SearchDraft, searchDraft, tuningOf } from './search-draft.ts';
import { TryPanel } from './TryPanel.tsx';
import { UseSection } from './UseSection.tsx';

interface Props {
  first: SearchTuning;
  onReload(): void;
}

/** The settings on one side, what they do to a query on the other. */
export function TuningForm({ first, onReload }: Props) {
  const [known, setKnown] = useState(first);
  const [tried, setTried] = useState('');
  const lastSent = useRef<SearchDraft | null>(null);
  const { draft, change, dirty, told, call, submit } = useDraft(
    searchDraft(first),
    (sent) => {
      lastSent.current = sent;
      return calls.saveSearchTuning({ revision: known.revision, tuning: tuningOf(sent) });
    },
    (saved) => {
      setKnown(saved);
      return searchDraft(saved, lastSent.current);
    },
  );
  return (
    <div className="catalogue-form">
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <AppliedNote known={known} onKnown={setKnown} />
      </div>
      <div className="catalogue-sides tuning-sheet">
        <div className="catalogue-form">
          <UseSection
            onTry={setTried}
            onMean={(asked) => {
              setTried(asked);
              change({ meanings: [{ key: newKey(), asked, meant: '' }, ...draft.meanings] });
            }}
          />
          <GroupsSection
            groups={draft.groups}
            errors={call.fields}
            onChange={(groups) => change({ groups })}
          />
          <MeaningsSection
            meanings={draft.meanings}
            errors={call.fields}
            onChange={(meanings) => change({ meanings })}
          />
          <PinsSection pins={draft.pins} errors={call.fields} onChange={(pins) => change({ pins })} />
          <RankingSection
            ranking={draft.ranking}
            fields={draft.fields}
            errors={call.fields}
            onRanking={(ranking) => change({ ranking })}
            onFields={(fields) => change({ fields })}
          />
          <section className="sheet sheet-padded" aria-labelledby="ignores">
            <h2 id="ignores">{fr.stop.title}</h2>
            <TextField
              label={fr.stop.label}
              hint={fr.stop.hint}
              rows={2}
              value={draft.stopWords}
              error={call.fields['tuning.stop_words']}
              onChange={({ target }) => change({ stopWords: target.value })}
            />
          </section>
          <BuiltinSection
            builtin={known.builtin}
            off={draft.builtinOff}
            onChange={(builtinOff) => change({ builtinOff })}
          />
        </div>
        <div className="catalogue-form tuning-beside">
          <TryPanel query={tried} onQuery={setTried} tuning={tuningOf(draft)} engine={known.engine} />
          <MeasurePanel tuning={tuningOf(draft)} />
        </div>
      </div>
      <FormFoot call={call} dirty={dirty} told={told} onSave={() => void submit()} onReload={onReload} />
    </div>
  );
}
