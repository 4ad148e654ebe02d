import type { DemoProduct } from '#src/features/catalogue/demo/demo-catalogue.ts';
import type { Judgement } from './judgements.ts';

const DEPTH = 10;

/** A product as the judgements read it. */
export function judged(product: DemoProduct): string {
  const tags = product.tagSlugs.map((slug) => `#${slug}`).join(' ');
  return `${folded(product.name)} @${product.brandSlug} %${product.classificationSlug} ${tags}`;
}

/** Without accents or capitals; apostrophes stay, since the judgements name them. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** 3, 2, 1 or 0. */
export function gradeOf({ exact, close, near }: Judgement, product: string): number {
  const says = (pattern: string | undefined) => pattern !== undefined && new RegExp(pattern).test(product);
  if (says(exact)) return 3;
  if (says(close)) return 2;
  return says(near) ? 1 : 0;
}

const gain = (grades: number[]) =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * nDCG@10 (Järvelin and Kekäläinen, 2002): 1 when the ten best come first, best of all before; a query with no good
 * answer at all scores 1 for answering nothing wrong.
 */
export function ndcg(found: number[], all: number[]): number {
  const best = gain(all.toSorted((a, b) => b - a));
  return best === 0 ? Number(found.length === 0) : gain(found) / best;
}
