import './life.css';
import { useStore } from '@nanostores/react';
import { formatParis } from '#src/lib/paris-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { inspect } from '../document/inspect.ts';
import { $plan, type Plan } from '../editor/plan.store.ts';
import { $presence, type Other } from '../editor/presence.ts';
import { ReviewStrip } from '../review/ReviewStrip.tsx';
import type { EditorState } from '../types/editor-state.ts';
import { lifeFr } from './life.fr.ts';
import { pathIn, useReplaced } from './replaced-redirect.ts';

const fr = lifeFr.strip;

function saysOther({ name, writing, self }: Other): string {
  if (self) return writing ? fr.selfWriting : fr.self;
  return writing ? fr.writing(name) : fr.here(name);
}

/** The redirect that publishing will make, when the address of a live page is being changed. */
function moveOf({ status, liveText, text }: EditorState): [string, string] | null {
  if (status !== 'published' || liveText === null) return null;
  const [from, to] = [pathIn(inspect(liveText)), pathIn(inspect(text))];
  return from && to && from !== to ? [from, to] : null;
}

interface Props {
  state: EditorState;
  onPlan(): void;
  /** Null while the review stands open beside the text. */
  onReview: (() => void) | null;
}

/** The document's surroundings: other people in it, its planned moments, its change of address, its broken links. */
export function DeskStrip({ state, onPlan, onReview }: Props) {
  const { others } = useStore($presence);
  const plan = useStore($plan);
  const move = moveOf(state);
  const replaced = useReplaced(state);
  return (
    <div className="desk-strip" role="status" aria-label={fr.label}>
      {others.length > 0 && (
        <p className="strip-people">
          <Icon name="account" /> <span>{[...new Set(others.map(saysOther))].join(' ')}</span>
        </p>
      )}
      {move && (
        <p>
          <Icon name="link" /> <span>{fr.moves(...move)}</span>
        </p>
      )}
      {replaced && (
        <p className="strip-wrong">
          <Icon name="link" /> <span>{lifeFr.replace.told(replaced.path, replaced.to)}</span>
        </p>
      )}
      <ReviewStrip state={state} onOpen={onReview} />
      {plan && <Planned plan={plan} onPlan={onPlan} />}
    </div>
  );
}

function Planned({ plan, onPlan }: { plan: Plan; onPlan: () => void }) {
  const { scheduled_at: publish, unpublish_at: end, schedule_problem: problem, broken } = plan;
  return (
    <>
      {problem && (
        <p className="strip-wrong">
          <Icon name="alert" /> <span>{fr.problem(problem)}</span>
        </p>
      )}
      {(publish || end) && (
        <p>
          <Icon name="clock" />{' '}
          <span>
            {publish && fr.planned(formatParis(publish))} {end && fr.ends(formatParis(end))}
          </span>
          <Button look="quiet" onClick={onPlan}>
            {fr.change}
          </Button>
        </p>
      )}
      {broken.length > 0 && (
        <p className="strip-wrong">
          <Icon name="link" />{' '}
          <span>
            {fr.broken(broken.length)}{' '}
            {broken
              .slice(0, 5)
              .map(({ kind, target }) => `${fr.kinds[kind] ?? ''}${target}`)
              .join(', ')}
            {broken.length > 5 && '…'}
          </span>
        </p>
      )}
    </>
  );
}
