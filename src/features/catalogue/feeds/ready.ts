import type { Article } from './article.ts';

export interface Ready extends Article {
  shelfSlug: string | null;
  hash: string;
}
