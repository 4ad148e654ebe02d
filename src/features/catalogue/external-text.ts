const TEXT_MAX = 200;

/** One line of text without control characters, cut to what a name may hold; null when nothing is left. */
export function cleanText(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line === '' ? null : [...line].slice(0, TEXT_MAX).join('').trim();
}

/**
 * "1 299,90 €", "1,299.90" or 12.5 in cents; the last comma or point is the decimal one when one or two digits
 * follow it. Null for anything else, and for another currency than the euro.
 */
export function parsePriceCents(price: unknown, currency: unknown = null): number | null {
  if (typeof currency === 'string' && currency !== '' && !/^(eur|€)$/i.test(currency.trim())) return null;
  if (typeof price === 'number') return price >= 0 ? Math.round(price * 100) : null;
  if (typeof price !== 'string') return null;
  const bare = price.replace(/[\s\u00a0\u202f'’]|eur|€/gi, '');
  // Some shops print their database's decimals: 129.900000.
  if (/^\d+\.\d{4,}$/.test(bare)) return Math.round(Number(bare) * 100);
  const match = /^(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match?.[1]) return null;
  return Number(match[1].replace(/[.,]/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
