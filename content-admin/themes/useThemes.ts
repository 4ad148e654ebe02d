import { useCallback, useEffect, useState } from 'react';
import { themeCalls } from '#src/features/themes/themes.calls.ts';
import type { CategoryLine } from '#src/features/themes/themes.ts';
import { useCall } from '#src/ui/useCall.ts';
import type { Told } from '../shared/Toasts.tsx';
import { useLatest } from '../shared/useLatest.ts';

export interface Themes {
  state: 'loading' | 'failed' | 'ready';
  categories: CategoryLine[];
  reload(): Promise<void>;
  told: Told | null;
  tell(told: Told | null): void;
  problem: string | null;
  setProblem(sentence: string): void;
  clearProblem(): void;
  /** Runs an act, shows what the server has then, and tells the act or its refusal. True when it was done. */
  act(work: () => Promise<unknown>, told: string | Told): Promise<boolean>;
}

export function useThemes(): Themes {
  const [state, setState] = useState<Themes['state']>('loading');
  const [categories, setCategories] = useState<CategoryLine[]>([]);
  const [told, tell] = useState<Told | null>(null);
  const call = useCall();
  const ask = useLatest();
  const reload = useCallback(async () => {
    const isLatest = ask();
    try {
      const found = await themeCalls.listThemeCategories();
      if (!isLatest()) return;
      setCategories(found.categories);
      setState('ready');
    } catch {
      if (isLatest()) setState('failed');
    }
  }, [ask]);
  useEffect(() => {
    reload();
  }, [reload]);

  async function act(work: () => Promise<unknown>, say: string | Told): Promise<boolean> {
    const done = await call.run(() => work().then(() => true));
    await reload();
    if (done) tell(typeof say === 'string' ? { text: say } : say);
    return done !== null;
  }
  const problems = { problem: call.message, setProblem: call.refuse, clearProblem: call.clear };
  return { state, categories, reload, told, tell, ...problems, act };
}
