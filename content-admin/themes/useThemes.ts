import { useCallback, useEffect, useState } from 'react';
import { themeCalls } from '#src/features/themes/themes.calls.ts';
import type { CountedCategory, CountedCover } from '#src/features/themes/themes.ts';
import { useLatest } from '../shared/useLatest.ts';

export interface ShownCover extends CountedCover {
  alt: string;
}
export interface ShownCategory extends Omit<CountedCategory, 'covers'> {
  covers: ShownCover[];
}

export interface Told {
  text: string;
  undo?: () => void;
}

export interface Themes {
  state: 'loading' | 'failed' | 'ready';
  categories: ShownCategory[];
  reload(): Promise<void>;
  told: Told | null;
  tell(told: Told | null): void;
  problem: string | null;
  setProblem(sentence: string | null): void;
  /** Does it, says it, and shows what the server has then; a refusal is shown instead. True when it was done. */
  act(work: () => Promise<unknown>, told: string | Told): Promise<boolean>;
}

async function load(): Promise<ShownCategory[]> {
  const [{ categories }, { items }] = await Promise.all([
    themeCalls.getThemesCoversByCategoryWithStats(),
    themeCalls.describeThemesCovers(),
  ]);
  const alts = new Map(items.map(({ id, alt }) => [id, alt]));
  return categories.map((category) => ({
    ...category,
    covers: category.covers.map((cover) => ({ ...cover, alt: alts.get(cover.id) ?? '' })),
  }));
}

export function useThemes(): Themes {
  const [state, setState] = useState<Themes['state']>('loading');
  const [categories, setCategories] = useState<ShownCategory[]>([]);
  const [told, tell] = useState<Told | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useLatest();
  const reload = useCallback(async () => {
    const isLatest = ask();
    try {
      const found = await load();
      if (!isLatest()) return;
      setCategories(found);
      setState('ready');
    } catch {
      if (isLatest()) setState('failed');
    }
  }, [ask]);
  useEffect(() => {
    reload();
  }, [reload]);

  async function act(work: () => Promise<unknown>, say: string | Told): Promise<boolean> {
    setProblem(null);
    const failed = await work().then(
      () => null,
      (error: Error) => error,
    );
    await reload();
    if (failed) setProblem(failed.message);
    else tell(typeof say === 'string' ? { text: say } : say);
    return failed === null;
  }
  return { state, categories, reload, told, tell, problem, setProblem, act };
}
