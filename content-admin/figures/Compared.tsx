import { figuresFr as fr } from './figures.fr.ts';

interface Props {
  value: number;
  before: number;
  /** The period it is compared with stands beside it already, for those who see. */
  brief?: boolean;
}

/** A figure beside the one of as long a time before, in words. */
export function Compared({ value, before, brief = false }: Props) {
  const [words, than] = comparedText(value, before);
  return (
    <span className="small muted">
      {words}
      {than && <span className={brief ? 'visually-hidden' : undefined}> {than}</span>}
    </span>
  );
}

/** The words that say it, and those that name the period beside. */
export function comparedText(value: number, before: number): readonly [string, string] {
  if (before === 0) return [fr.nothingBefore, ''];
  const percent = Math.round(((value - before) / before) * 100);
  return percent === 0 ? fr.same : [fr.compared(percent), fr.onBefore];
}
