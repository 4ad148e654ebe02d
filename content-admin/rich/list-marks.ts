/** The marks before the items of a list. Two lists that touch must not share theirs: they would be read as one. */
export interface ListMarks {
  bullet: '-' | '*' | '+';
  delimiter: '.' | ')';
}

export const USUAL_MARKS: ListMarks = { bullet: '-', delimiter: '.' };

/** The marks that a list already has, so that a change of a word changes no other line. */
export function marksOf(raw: string): ListMarks {
  const bullet = /^[ \t]*([-*+])[ \t]/m.exec(raw)?.[1] as ListMarks['bullet'] | undefined;
  const delimiter = /^[ \t]*\d+([.)])[ \t]/m.exec(raw)?.[1] as ListMarks['delimiter'] | undefined;
  return { bullet: bullet ?? USUAL_MARKS.bullet, delimiter: delimiter ?? USUAL_MARKS.delimiter };
}

export function otherMarks({ bullet, delimiter }: ListMarks): ListMarks {
  return { bullet: bullet === '-' ? '*' : '-', delimiter: delimiter === '.' ? ')' : '.' };
}

/** The mark before an item; `blankLine` is true when a blank line comes after it. */
export function listItemMark(item: HTMLElement, marks: ListMarks): { mark: string; blankLine: boolean } {
  const list = item.parentElement;
  const items = Array.from(list?.children ?? []);
  const blankLine = items.some((one) => Array.from(one.children).some(({ nodeName }) => nodeName === 'P'));
  if (list?.nodeName !== 'OL') return { mark: `${marks.bullet} `, blankLine };
  const first = Number(list.getAttribute('start') ?? 1);
  const from = Number.isInteger(first) && first >= 0 ? first : 1;
  return { mark: `${from + items.indexOf(item)}${marks.delimiter} `, blankLine };
}
