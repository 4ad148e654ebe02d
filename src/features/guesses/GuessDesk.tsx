import './guesses.css';
import { useEffect, useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { OwnListScreen } from '#src/features/lists/screens/OwnListScreen.tsx';
import { Sure } from '#src/features/lists/screens/Sure.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { guessCalls } from './guess.calls.ts';
import { stateOn } from './guess.ts';
import { guessesFr } from './guesses.fr.ts';
import { OpenForm } from './OpenForm.tsx';
import { OwnRanking } from './OwnRanking.tsx';
import { RevealForm } from './RevealForm.tsx';

const fr = guessesFr.desk;
type State = OutputOf<typeof guessCalls.get>;

/** `/i/marketplace/pronostics`: asking people to guess, then telling them. */
export function GuessDesk({ today }: { today: string }) {
  return (
    <OwnListScreen>
      {({ uuid, slug, birthdate }) => <Desk key={uuid} list={{ uuid, slug, birthdate }} today={today} />}
    </OwnListScreen>
  );
}

interface Props {
  list: { uuid: string; slug: string; birthdate: string | null };
  /** Business time's day in Paris: by it the guesses close. */
  today: string;
}

const isOver = ({ revealed, closes_on }: State, today: string) =>
  stateOn(today, { revealed, closesOn: closes_on }) === 'closed';

function Desk({ list, today }: Props) {
  const list_uuid = list.uuid;
  /** Undefined while it is read, null where there are no guesses yet. */
  const [game, setGame] = useState<State | null | undefined>(undefined);
  const [said, setSaid] = useState('');
  const call = useCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a list
  useEffect(() => {
    guessCalls.get({ list_uuid }).then(setGame, (error: { code?: string }) => {
      if (error.code === 'not_found') setGame(null);
      else call.run(() => Promise.reject(error));
    });
  }, [list_uuid]);
  if (call.message && game === undefined) return <Refused says={call.error} />;
  if (game === undefined) return <Skeleton label={guessesFr.title} shape="text" count={4} screen />;
  const changed = (next: State | null, words: string) => {
    setGame(next);
    setSaid(words);
  };
  const remove = async () => {
    if (await call.run(() => guessCalls.remove({ list_uuid }))) changed(null, fr.removed);
  };
  return (
    <div className="stack">
      <p className="lead">{fr.lead}</p>
      <p role="status">{said}</p>
      {game?.revealed && <OwnRanking listUuid={list_uuid} />}
      {game && (
        <p>
          {fr.count(game.count)}. <a href={`/p/pronostics/${list.slug}`}>{fr.see}</a>
        </p>
      )}
      {game && isOver(game, today) && <p>{fr.over(game.closes_on)}</p>}
      {!game?.revealed && (
        <OpenForm
          list={list}
          game={game}
          today={today}
          onDone={(next) => changed(next, game ? fr.saved : fr.opened)}
        />
      )}
      {game && !game.revealed && (
        <RevealForm
          listUuid={list_uuid}
          asks={game.asks}
          onDone={() => changed({ ...game, revealed: true }, fr.told)}
        />
      )}
      {game && (
        <section className="stack">
          <p className="muted">{fr.removeSure}</p>
          <p>
            <Sure look="danger" label={fr.remove} sure={fr.remove} busy={call.busy} onSure={remove} />
          </p>
          <Refused says={call.error} />
        </section>
      )}
    </div>
  );
}
