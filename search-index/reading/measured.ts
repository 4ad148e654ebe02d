import type { Scan } from './measures.ts';
import type { Found } from './named.ts';
import { bareSize } from './sizes.ts';
import { isNumber, type Token } from './tokens.ts';

/** Words for a measure of a thing, which they ask about: they choose no product. */
const SAYS_MEASURE: ReadonlySet<string> = new Set(
  (
    'taille tailles pointure pointures dimension dimensions mesures longueur largeur hauteur profondeur diametre ' +
    'poids'
  ).split(' '),
);

const saysMeasure = (token: Token | undefined) => SAYS_MEASURE.has(token?.word ?? '');

/** "Taille gigoteuse" asks for a size of it, "hauteur barrière" how high one is: the thing is what was meant. */
export function leaveMeasures(found: Found): void {
  if (found.things.length > 0) found.unknown = found.unknown.filter((token) => !saysMeasure(token));
}

/** "Chaussons 19", "body 62": a bare number after what is worn is its size. */
export function withBareSize(
  scan: Scan,
  found: Found,
  { tokens, ...known }: { tokens: readonly Token[]; worn: boolean; shoes: boolean },
): Scan {
  const number = found.unknown.find(isNumber);
  const size = number && bareSize(Number(number.word), known);
  if (!number || !size || scan.sizes.length > 0) return scan;
  found.unknown = found.unknown.filter((token) => token !== number);
  const at = tokens.findIndex(({ from }) => from === number.from);
  const place = { from: saysMeasure(tokens[at - 1]) ? at - 1 : at, to: at + 1 };
  return { ...scan, sizes: [{ ...place, ...size }] };
}

const VOLUMES: ReadonlySet<string> = new Set(['ml', 'cl', 'l', 'litre', 'litres']);

/** "Biberon 330ml": the number of a volume, and its unit as texts write it; null when none is told. */
export function volumeIn(rest: readonly Token[]): { number: Token; text: string } | null {
  const at = rest.findIndex((token, place) => isNumber(token) && VOLUMES.has(rest[place + 1]?.word ?? ''));
  const [number, unit] = rest.slice(at, at + 2);
  return at < 0 || !number || !unit ? null : { number, text: `${number.text} ${unit.text}` };
}
