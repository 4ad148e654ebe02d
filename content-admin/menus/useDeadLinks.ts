import { useEffect, useState } from 'react';
import { linkCalls } from '#src/features/content/life/menu-links.calls.ts';
import type { MenuRow } from './menu-rows.ts';

const DEBOUNCE_MS = 500;

/** The addresses of a menu that lead nowhere on this site, asked once they stop changing. */
export function useDeadLinks(rows: readonly MenuRow[]): ReadonlySet<string> {
  const [dead, setDead] = useState<ReadonlySet<string>>(new Set());
  const hrefs = [...new Set(rows.map(({ href }) => href).filter((href) => href.startsWith('/')))];
  const asked = hrefs.join('\n');
  useEffect(() => {
    const timer = setTimeout(async () => {
      const answer = await linkCalls
        .checkLinks({ hrefs: asked.split('\n').filter(Boolean) })
        .catch(() => ({ dead: [] }));
      setDead(new Set(answer.dead));
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return dead;
}
