import { ApiError } from '#src/calls/client.ts';
import type { Content } from '#src/features/content/content.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { $plan } from '../editor/plan.store.ts';
import { saveNow } from '../editor/saving.ts';
import { $editor, failureOf, inTurn, NotSent, patch, readLive } from '../editor/store.ts';
import { editorFr } from '../editor.fr.ts';

/** The two moments, as ISO; null for none. */
export interface Moments {
  publish: string | null;
  unpublish: string | null;
}

/** The sentences of a refusal, by moment; `rest` is about something else than a moment. */
export type RefusedMoments = Partial<Record<'publish' | 'unpublish' | 'rest', string>>;

type Which = keyof Moments;

async function ask(which: Which, at: string | null): Promise<RefusedMoments> {
  const { id } = $editor.get();
  if (id === null) return {};
  const call = which === 'publish' ? lifeCalls.scheduleContent : lifeCalls.scheduleUnpublish;
  try {
    const answer: Content = await call({ id, at });
    patch({ status: answer.status });
    return {};
  } catch (error) {
    return refusedOf(error, which);
  }
}

/** Readers are to see the text of the screen: its last words may be seconds from being saved by themselves. */
async function saveScreen(): Promise<RefusedMoments> {
  const { text, savedText, remote } = $editor.get();
  if (text === savedText || remote) return {};
  try {
    await saveNow();
    return {};
  } catch (error) {
    patch(failureOf(error));
    return refusedOf(error);
  }
}

function refusedOf(error: unknown, which?: Which): RefusedMoments {
  if (error instanceof NotSent) return { rest: error.message };
  if (!(error instanceof ApiError)) return { rest: editorFr.told.failed };
  const { at, ...others } = error.fields;
  if (at && which) return { [which]: at };
  if (Object.keys(others).length > 0) patch({ refused: others });
  return { rest: error.message };
}

/**
 * Keeps both moments, those that changed alone; what is to be published is saved first. A planned end that would stand
 * before the new beginning is taken away first. Stops at what is refused. The calls wait for their turn in the editor's
 * own store, which takes their answers: `useCall` keeps those of a form.
 */
export async function keepMoments(wanted: Moments): Promise<RefusedMoments> {
  const plan = $plan.get();
  const known: Moments = { publish: plan?.scheduled_at ?? null, unpublish: plan?.unpublish_at ?? null };
  const same = (a: string | null, b: string | null) => (a && Date.parse(a)) === (b && Date.parse(b));
  const moves = (which: Which) => !same(known[which], wanted[which]);
  const inTheWay = known.unpublish && wanted.publish && known.unpublish <= wanted.publish;
  const steps: [Which, string | null][] = [
    ...(inTheWay && moves('unpublish') ? [['unpublish', null] as [Which, null]] : []),
    ...(moves('publish') ? [['publish', wanted.publish] as [Which, string | null]] : []),
    ...(moves('unpublish') ? [['unpublish', wanted.unpublish] as [Which, string | null]] : []),
  ];
  let refused: RefusedMoments = {};
  await inTurn(async () => {
    if (moves('publish') && wanted.publish) refused = await saveScreen();
    for (const [which, at] of steps) {
      if (Object.keys(refused).length > 0) break;
      refused = await ask(which, at);
    }
    await readLive().catch(() => undefined);
  });
  return refused;
}
