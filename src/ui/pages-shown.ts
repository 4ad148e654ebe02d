/** Page numbers to show around the current one, null for a gap: 1 … 4 5 6 … 12. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, last]);
  const numbers = [...wanted].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b);
  return numbers.flatMap((n, i) => {
    const gap = n - (numbers[i - 1] ?? n - 1);
    if (gap === 2) return [n - 1, n];
    return gap > 2 ? [null, n] : [n];
  });
}
