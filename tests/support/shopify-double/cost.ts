// Points as Shopify reckons them before it runs a query (shopify.dev, "GraphQL Admin API rate limits"): an object 1, a
// connection as many as it may hold, a mutation 10, nothing for a scalar. A query of more than 1000 is not run at all.
const MUTATION = 10;
export const SINGLE_QUERY_MOST = 1000;
/** Arrays that are sent hold 250 at most ("Shopify API limits"). */
const ARRAY_MOST = 250;

interface Field {
  name: string;
  args: string;
  fields: Field[];
}

/** Names, the arguments of each in brackets, and braces. */
const TOKENS = /\{|\}|\((?:[^()"]|"(?:\\.|[^"\\])*")*\)|\.\.\.\s*on\s+\w+|[\w$]+\s*:\s*(?=\w)|\w+/g;

function parse(query: string): { mutation: boolean; fields: Field[] } {
  const at = query.indexOf('{');
  const tokens = query.slice(at).match(TOKENS) ?? [];
  let n = 0;
  const block = (): Field[] => {
    const fields: Field[] = [];
    for (n += 1; n < tokens.length && tokens[n] !== '}'; n += 1) {
      const token = tokens[n] ?? '';
      const last = fields.at(-1);
      if (token === '{' && last) last.fields = block();
      else if (token.startsWith('(') && last) last.args = token;
      else if (!token.endsWith(':') && token !== '{') fields.push({ name: token, args: '', fields: [] });
    }
    return fields;
  };
  return { mutation: /^\s*mutation/.test(query), fields: block() };
}

const isConnection = ({ fields }: Field) => fields.some(({ name }) => name === 'nodes' || name === 'edges');
const isWrapper = ({ name }: Field) => name === 'nodes' || name === 'edges' || name === 'node';

class Refused extends Error {}

function costOfField(field: Field, variables: Record<string, unknown>): number {
  const { name, args, fields } = field;
  if (fields.length === 0) return 0;
  const inside = fields.reduce((sum, one) => sum + costOfField(one, variables), 0);
  if (name.startsWith('...')) return inside;
  const ids = /\bids: \$(\w+)/.exec(args)?.[1];
  if (ids) return (variables[ids] as unknown[]).length * (1 + inside);
  const first = /\b(?:first|last): (\d+)/.exec(args)?.[1];
  if (isConnection(field)) {
    if (!first) throw new Refused(`you must provide one of first or last: ${name}`);
    const held = fields.filter(isWrapper).reduce((sum, one) => sum + costOfField(one, variables), 0);
    return Number(first) * held + (inside - held);
  }
  return first ? Number(first) * (1 + inside) : 1 + inside;
}

/** The cost of a query, or the reason why Shopify would not even count it. */
export function costOf(
  query: string,
  variables: Record<string, unknown>,
): { cost: number } | { refused: string } {
  const long = Object.values(variables).some((value) => Array.isArray(value) && value.length > ARRAY_MOST);
  if (long) return { refused: `The input array size is greater than the maximum allowed of ${ARRAY_MOST}` };
  try {
    const { mutation, fields } = parse(query);
    if (mutation) return { cost: MUTATION };
    return { cost: fields.reduce((sum, field) => sum + costOfField(field, variables), 0) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  }
}

/** Points that a query took in the end: the objects of its answer. */
export function spentOn(data: unknown): number {
  if (Array.isArray(data)) return data.reduce((sum: number, one) => sum + spentOn(one), 0);
  if (data === null || typeof data !== 'object') return 0;
  return 1 + Object.values(data).reduce((sum: number, one) => sum + spentOn(one), 0);
}
