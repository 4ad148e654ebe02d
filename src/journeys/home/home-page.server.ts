import type { PostCard } from '#src/features/content/content.ts';
import type { ContentRow } from '#src/features/content/content-rows.server.ts';
import { faqByTheme } from '#src/features/content/faq.ts';
import { lastPosts, publishedIn } from '#src/features/content/reading.server.ts';
import { siteSettings } from '#src/features/site/settings.server.ts';
import type { HomeBlock, HomeBlockKind } from '#src/features/site/settings.ts';
import { getServices } from '#src/server/services.ts';
import { findExampleList } from './example.server.ts';
import type { ExampleList } from './example.ts';

const POSTS = 3;
const PROMOTED = 3;
const QUESTIONS = 4;
const FAQ_MOST = 200;

export interface HomePage {
  /** Those that are shown, in their order. */
  blocks: HomeBlock[];
  posts: readonly PostCard[];
  promoted: ContentRow[];
  questions: ContentRow[];
  example: ExampleList | null;
  demo: boolean;
}

/**
 * Reads what the home page shows, as the settings say; what no block shows is not read, and the page does not
 * depend on it.
 */
export async function homePage(): Promise<HomePage> {
  const { database, config } = getServices();
  const { db } = database;
  const { home } = await siteSettings(database, 'home');
  const blocks = home.blocks.filter(({ enabled }) => enabled);
  const has = (kind: HomeBlockKind) => blocks.some((block) => block.kind === kind);
  return {
    blocks,
    posts: has('magazine') ? (await lastPosts(db, { perPage: POSTS, page: 1 })).items : [],
    promoted: has('promoted') ? await publishedIn(db, 'promoted', PROMOTED) : [],
    questions: has('questions') ? await firstQuestions() : [],
    example: await findExampleList(db),
    demo: config.payments === 'demo',
  };
}

/** The first of the questions page, in the order it has them. */
async function firstQuestions(): Promise<ContentRow[]> {
  const { database } = getServices();
  const { faq } = await siteSettings(database, 'faq');
  const groups = faqByTheme(await publishedIn(database.db, 'faq', FAQ_MOST), faq);
  return groups.flatMap(({ questions }) => questions).slice(0, QUESTIONS);
}
