import { breadcrumbsLd } from '#src/lib/breadcrumbs.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';
import { findArticle } from './article-reading.server.ts';
import { findAuthor } from './author.server.ts';
import type { Post } from './content.ts';
import { articleJsonLd, reviewedJsonLd } from './json-ld.ts';
import { metaTitleOf } from './meta-title.ts';

/** An article under a category's address; `movedTo` when it stands under another; null when there is none. */
export async function articlePage(slug: string, categorySlug: string) {
  const { database, config } = getServices();
  const article = await findArticle(database.db, slug);
  if (!article?.post.category) return null;
  const { post, changedAt, related, readingMinutes, reviewed, series } = article;
  storePage();
  const address = `/magazine/${article.post.category.slug}/${post.slug}`;
  if (article.post.category.slug !== categorySlug) return { movedTo: address };
  const author = await findAuthor(database.db, post.author?.slug);
  return {
    head: {
      title: metaTitleOf(post),
      description: post.excerpt,
      cover: post.cover,
      article: {
        published: post.published_at,
        modified: changedAt,
        section: article.post.category.name,
      },
      jsonLd: [
        articleJsonLd({ post, author, changedAt }, config.publicUrl),
        ...(reviewed ? [reviewedJsonLd(reviewed, config.publicUrl)] : []),
        breadcrumbsLd(stepsOf(post, address), new URL(config.publicUrl)),
      ],
    },
    view: { post, changedAt, author, related, readingMinutes, reviewed, series },
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
