import type { Article, BreadcrumbList, FAQPage, WithContext } from 'schema-dts';
import type { Post } from './content.ts';

type Article_ = Exclude<Article, string>;

/** schema.org for an article and the way to it. `origin` without a slash at the end. */
export function articleJsonLd(post: Post, origin: string): object[] {
  const url = `${origin}/magazine/${post.category?.slug}/${post.slug}`;
  const article: WithContext<Article_> = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    url,
    inLanguage: 'fr',
    dateModified: post.updated_at,
    ...(post.published_at ? { datePublished: post.published_at } : {}),
    ...(post.cover ? { image: new URL(post.cover.url, origin).href } : {}),
    ...(post.author
      ? {
          author: {
            '@type': 'Organization',
            name: post.author.name,
            url: `${origin}/auteur/${post.author.slug}`,
          },
        }
      : {}),
  };
  return [
    article,
    breadcrumbs(origin, [
      ['Magazine', '/magazine'],
      [post.category?.name ?? '', `/magazine/${post.category?.slug}`],
      [post.title, new URL(url).pathname],
    ]),
  ];
}

export function breadcrumbs(origin: string, steps: [name: string, path: string][]): object {
  const list: WithContext<Exclude<BreadcrumbList, string>> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: origin + path,
    })),
  };
  return list;
}

export function faqJsonLd(questions: { title: string; html: string }[]): object {
  const page: WithContext<Exclude<FAQPage, string>> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
  return page;
}
