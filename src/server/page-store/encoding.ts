/** Index into a page's variants. */
export type Encoding = 0 | 1 | 2;
export const identity: Encoding = 0;
export const gzip: Encoding = 1;
export const brotli: Encoding = 2;
export const encodingNames = ['identity', 'gzip', 'br'] as const;

// Clients send few distinct headers, so each is parsed once; bounded because anybody can invent one.
const maxRemembered = 256;
const remembered = new Map<string, readonly Encoding[]>();
const onlyIdentity: readonly Encoding[] = [identity];

/** The encodings a client accepts, best first (RFC 9110 §12.5.3); br before gzip before identity at equal weight. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return onlyIdentity;
  const known = remembered.get(header);
  if (known) return known;
  const accepted = header.length > 1000 ? onlyIdentity : rank(parseWeights(header));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(header, accepted);
  return accepted;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const q = weight === undefined ? 1 : Number(weight.slice(2));
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(q) ? q : 0);
  }
  return weights;
}

function rank(weights: Map<string, number>): readonly Encoding[] {
  const any = weights.get('*') ?? 0;
  const q = [
    // Identity is acceptable unless it is refused by name or by a star; unnamed, it comes last.
    weights.get('identity') ?? (weights.get('*') === 0 ? 0 : Number.MIN_VALUE),
    weights.get('gzip') ?? any,
    weights.get('br') ?? any,
  ] as const;
  const accepted = ([brotli, gzip, identity] as const).filter((encoding) => q[encoding] > 0);
  // A client that refuses everything still gets bytes rather than a 406 nobody would read.
  return accepted.length === 0 ? onlyIdentity : accepted.toSorted((a, b) => q[b] - q[a]);
}
