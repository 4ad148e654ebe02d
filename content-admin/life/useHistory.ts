import { useCallback, useEffect, useState } from 'react';
import { withoutIdentity } from '#src/features/content/front-matter/split.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { useLoaded } from '../screens/useLoaded.ts';

type Page = Awaited<ReturnType<typeof lifeCalls.contentHistory>>;
export type Version = Page['items'][number];
export interface Versions extends Page {
  /** The version under the last of the page, to compare it to. */
  next: number | null;
}

export const VERSIONS_PER_PAGE = 20;

async function readVersions(id: number, page: number): Promise<Versions> {
  const [versions, under] = await Promise.all([
    lifeCalls.contentHistory({ id, page, per_page: VERSIONS_PER_PAGE }),
    lifeCalls.contentHistory({ id, page: page * VERSIONS_PER_PAGE + 1, per_page: 1 }),
  ]);
  return { ...versions, next: under.items[0]?.revision ?? null };
}

/** A page of an item's versions, newest first. */
export function useVersions(id: number, page: number) {
  return useLoaded(useCallback(() => readVersions(id, page), [id, page]));
}

/** The texts of two versions; the older one is empty when there is none before. */
export function useTexts(id: number, revision: number, before: number | null) {
  const [texts, setTexts] = useState<{ revision: number; text: string; before: string } | 'failed' | null>(
    null,
  );
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    let stale = false;
    setTexts(null);
    const read = async (n: number | null) =>
      n === null ? '' : withoutIdentity((await lifeCalls.revisionText({ id, revision: n })).md);
    Promise.all([read(revision), read(before)]).then(
      ([text, older]) => stale || setTexts({ revision, text, before: older }),
      () => stale || setTexts('failed'),
    );
    return () => {
      stale = true;
    };
  }, [id, revision, before, asked]);
  return [texts, useCallback(() => setAsked((n) => n + 1), [])] as const;
}
