import { useEffect, useState } from 'react';
import { contentCalls } from '#src/features/content/content.calls.ts';
import type { Namespace } from '#src/features/content/content.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';

/** A content that a reference may point to. */
export interface Target {
  slug: string;
  title: string;
  published: boolean;
}

const SHOWN = 20;

export async function findTargets(namespace: string, query: string): Promise<readonly Target[]> {
  const { items } = await lifeCalls.searchContent({
    query,
    namespace: namespace as Namespace,
    sort: 'title_asc',
    per_page: SHOWN,
  });
  return items.map(({ slug, title, status }) => ({ slug, title, published: status === 'published' }));
}

/** Asked once a page. */
const known = new Map<string, Promise<Target | null>>();

export function rememberTarget(namespace: string, target: Target): void {
  known.set(`${namespace}:${target.slug}`, Promise.resolve(target));
}

function targetOf(namespace: string, slug: string): Promise<Target | null> {
  const key = `${namespace}:${slug}`;
  const asked = known.get(key) ?? ask(namespace, slug);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

async function ask(namespace: string, slug: string): Promise<Target | null> {
  const wanted = { slug, namespace, should_404: false, filter_keys: ['title', 'status'], preview: true };
  const found = (await contentCalls.getContent(wanted)) as { title?: string; status?: string } | null;
  return found && { slug, title: found.title ?? slug, published: found.status === 'published' };
}

/** The content of a slug: null when there is none, undefined until it is known. */
export function useTarget(namespace: string, slug: string): Target | null | undefined {
  const [found, setFound] = useState<{ slug: string; target: Target | null }>();
  useEffect(() => {
    if (slug === '') return;
    let stale = false;
    targetOf(namespace, slug).then(
      (target) => stale || setFound({ slug, target }),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [namespace, slug]);
  return found?.slug === slug ? found.target : undefined;
}
