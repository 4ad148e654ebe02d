import { figuresFr as fr } from './figures.fr.ts';

/** A figure beside the one of as long a time before, in words. */
export function Compared({ value, before }: { value: number; before: number }) {
  return <span className="small muted">{comparedText(value, before)}</span>;
}

export function comparedText(value: number, before: number): string {
  if (before === 0) return value === 0 ? fr.nothing : fr.fresh;
  const percent = Math.round(((value - before) / before) * 100);
  return percent === 0 ? fr.same : fr.compared(percent);
}
