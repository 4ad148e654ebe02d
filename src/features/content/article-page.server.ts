import { breadcrumbsLd } from '#src/lib/breadcrumbs.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';
import { findAuthor } from './author.server.ts';
import { type Post, readingMinutes } from './content.ts';
import { articleJsonLd, changedOn } from './json-ld.ts';
import { plainText } from './markdown.ts';
import { findPost } from './reading.server.ts';

/** An article under a category's address; `movedTo` when it stands under another; null when there is none. */
export async function articlePage(slug: string, categorySlug: string) {
  const { database, config } = getServices();
  const post = await findPost(database.db, slug);
  if (!post?.category) return null;
  storePage();
  const address = `/magazine/${post.category.slug}/${post.slug}`;
  if (post.category.slug !== categorySlug) return { movedTo: address };
  const author = await findAuthor(database.db, post.author?.slug);
  return {
    head: {
      title: post.title,
      description: post.excerpt,
      image: post.cover?.url,
      article: {
        published: post.published_at,
        modified: changedOn(post),
        section: post.category.name,
      },
      jsonLd: [
        articleJsonLd(post, author, config.publicUrl),
        breadcrumbsLd(stepsOf(post, address), new URL(config.publicUrl)),
      ],
    },
    view: { post, author, related: post.related, readingMinutes: readingMinutes(plainText(post.html)) },
  };
}

function stepsOf(post: Post, address: string) {
  return [
    { label: 'Accueil', href: '/' },
    { label: 'Magazine', href: '/magazine' },
    { label: post.category?.name ?? '', href: `/magazine/${post.category?.slug}` },
    { label: post.title, href: address },
  ];
}
