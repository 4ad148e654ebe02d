/** Births in fives, base 36, space-separated; `*n` stands for n years without any. */
export function encodeBirths(births: readonly number[]): string {
  return births
    .map((count) => Math.round(count / 5).toString(36))
    .join(' ')
    .replace(/\b0(?: 0\b)+/g, (zeros) => `*${((zeros.length + 1) / 2).toString(36)}`);
}

export function decodeBirths(text: string): number[] {
  return text
    .split(' ')
    .flatMap((cell) =>
      cell.startsWith('*')
        ? new Array<number>(Number.parseInt(cell.slice(1), 36)).fill(0)
        : [Number.parseInt(cell, 36) * 5],
    );
}
