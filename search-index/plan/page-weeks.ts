import { wordsOf } from '../text.ts';

const WEEK = /^(\/grossesse\/(?:bebe-)?semaine-)(\d{1,2})$/;
/** Weeks this far from the one that is named are still of use to who asks for it. */
const BESIDE = 1;
/** The tool that says which week one is in. */
const TOOL = '/outils/semaine-de-grossesse';

interface Page {
  href: string;
}

/**
 * Where a week is named and found, the tool that tells one's own comes next, then the weeks beside it; all others share
 * the same words, and are none that was asked for.
 */
export function weeksInOrder<P extends Page>(query: string, pages: readonly P[]): P[] {
  const [first, ...others] = pages;
  const named = WEEK.exec(first?.href ?? '');
  if (!first || !named || !wordsOf(query).some((word) => Number.parseInt(word, 10) === Number(named[2])))
    return [...pages];
  const away = ({ href }: Page) => {
    const [, kind, week] = WEEK.exec(href) ?? [];
    if (week === undefined) return null;
    return kind === named[1] ? Math.abs(Number(week) - Number(named[2])) : Number.POSITIVE_INFINITY;
  };
  const tool = others.filter(({ href }) => href === TOOL);
  const near = others.filter((page) => (away(page) ?? BESIDE + 1) <= BESIDE);
  return [first, ...tool, ...near, ...others.filter((page) => page.href !== TOOL && away(page) === null)];
}
