/** A part of one page: which segment, from its how manieth product, how many. */
export interface Slice {
  segment: number;
  offset: number;
  limit: number;
}

/** Finds the parts of a page in segments that follow each other. */
export function slicesOf(
  shown: readonly { segment: number; count: number }[],
  { page, per_page }: { page: number; per_page: number },
): Slice[] {
  let from = (page - 1) * per_page;
  let left = per_page;
  const slices: Slice[] = [];
  for (const { segment, count } of shown) {
    if (left === 0) break;
    if (from >= count) {
      from -= count;
      continue;
    }
    const limit = Math.min(left, count - from);
    slices.push({ segment, offset: from, limit });
    left -= limit;
    from = 0;
  }
  return slices;
}
