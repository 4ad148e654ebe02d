import { useEffect, useState } from 'react';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import type { ContentResult } from '#src/features/search/search.ts';
import { alike, keywords } from './measure.ts';

export interface Near {
  title: string;
  path: string;
}

/** The site around a text: pages to lead to, pages too alike, and if anything leads here. */
export interface Around {
  proposed: Near[];
  twins: Near[];
  orphan: boolean;
}

const LOOKED_AT = 12;
const PROPOSED = 5;
const TOO_ALIKE = 0.6;
const PAUSE_MS = 800;

interface Asked {
  id: number | null;
  title: string;
  /** The address of this very page. */
  path: string | null;
  links: readonly string[];
}

/** Null until it is known; asked again a moment after the title changed. */
export function useAround({ id, title, path, links }: Asked): Around | null {
  const [around, setAround] = useState<Around | null>(null);
  const linked = links.join(' ');
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(async () => {
      const found = await lookAround({ id, title, path, links: linked.split(' ') }).catch(() => null);
      if (!stale && found) setAround(found);
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [id, title, path, linked]);
  return around;
}

/** By the whole title, then by its longest words: few pages have all of its words. */
async function pagesAbout(title: string): Promise<ContentResult[]> {
  const queries = [title.trim().slice(0, 200), ...keywords(title).slice(0, 2)].filter(Boolean);
  const answers = await Promise.all(queries.map((query) => searchCalls.content({ query, limit: LOOKED_AT })));
  const byAddress = new Map(answers.flatMap(({ items }) => items).map((page) => [page.href, page]));
  return [...byAddress.values()];
}

async function lookAround({ id, title, path, links }: Asked): Promise<Around> {
  const [found, leading] = await Promise.all([
    pagesAbout(title),
    id === null ? null : lifeCalls.contentBacklinks({ id }),
  ]);
  const others = found.filter((page) => page.href !== path);
  const twins = others.filter((page) => alike(page.title, title) >= TOO_ALIKE);
  const proposed = others.filter((page) => !links.includes(page.href) && !twins.includes(page));
  const near = ({ title: named, href }: { title: string; href: string }): Near => ({
    title: named,
    path: href,
  });
  return {
    proposed: proposed.slice(0, PROPOSED).map(near),
    twins: twins.map(near),
    orphan: leading !== null && leading.path !== null && leading.total === 0 && leading.menus.length === 0,
  };
}
