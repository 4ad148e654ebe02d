import { breadcrumbsLd } from '#src/lib/breadcrumbs.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';
import { type AuthorBox, findAuthor } from './author.server.ts';
import { authorFr as fr } from './content.fr.ts';
import { POSTS_PER_PAGE } from './content.ts';
import { profileJsonLd } from './json-ld.ts';
import { type CardPage, lastPosts } from './reading.server.ts';

/** An author's page, `page` from 1; null when there is no such author or nothing on that page. */
export async function authorPage(slug: string, page: number) {
  const { database, config } = getServices();
  const author = await findAuthor(database.db, slug);
  if (!author) return null;
  const posts = await lastPosts(database.db, { perPage: POSTS_PER_PAGE, page, author: author.slug });
  if (page > 1 && posts.items.length === 0) return null;
  storePage();
  const steps = [
    { label: 'Accueil', href: '/' },
    { label: 'Magazine', href: '/magazine' },
    { label: author.name },
  ];
  return {
    head: {
      title: fr.title(author.name, page),
      description: fr.description(author.bio, page),
      cover: author.cover,
      jsonLd: [...profileJsonLd(author, config.publicUrl), breadcrumbsLd(steps, new URL(config.publicUrl))],
    },
    view: viewOf(author, posts, { page, steps }),
  };
}

function viewOf(
  author: AuthorBox,
  { items, total }: CardPage,
  { page, steps }: { page: number; steps: { label: string; href?: string }[] },
) {
  return { author, posts: items, total, page, steps };
}
