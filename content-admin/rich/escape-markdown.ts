const WORD = /[\p{L}\p{N}]/u;

/** Escapes every sign that could mean something in Markdown: always right, with more backslashes than needed. */
export function escapeEverywhere(text: string): string {
  return atLineStart(text.replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, '\\$&'));
}

/** Escapes only what would be read as a mark: `mon_fichier`, `3 * 4` and `[1]` stay as they are typed. */
export function escapeWhereNeeded(text: string): string {
  return atLineStart(
    text.replace(/\\(?=[!-/:-@[-`{-~])|[`*_<[~]|&(?=#?\w+;)/g, (sign, at) => escapeAt(text, sign, at)),
  );
}

function escapeAt(text: string, sign: string, at: number): string {
  const [before, after] = [text[at - 1] ?? '', text[at + 1] ?? ''];
  if (sign === '*' && before === ' ' && after === ' ') return sign;
  if (sign === '_' && WORD.test(before) && WORD.test(after)) return sign;
  if (sign === '<' && !/[a-z/!?]/i.test(after)) return sign;
  if (sign === '~' && before !== '~' && after !== '~') return sign;
  if (sign === '[' && !/^\[[^\]]*\][([:]/.test(text.slice(at))) return sign;
  return `\\${sign}`;
}

/**
 * Escapes the signs that would make a heading, a list, a quote, a rule, a fence, a callout, a video or a product at the beginning of a
 * line.
 */
function atLineStart(text: string): string {
  return text
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
    .replace(
      /^(\s*)([-+](?=\s|$)|-{3}|>|#{1,6}(?=\s|$)|::produit|::bloc|::video|:::|={2,}|~{3})/gm,
      '$1\\$2',
    );
}
