import { atom } from 'nanostores';
import type { lifeCalls } from '#src/features/content/life/life.calls.ts';

type State = Awaited<ReturnType<typeof lifeCalls.contentState>>;
export type Plan = Omit<State, 'live_md'>;

/** The planned moments of the open document, its draft and its broken links; null until they are known. */
export const $plan = atom<Plan | null>(null);
