import type {
  Article,
  CollectionPage,
  FAQPage,
  Organization,
  Person,
  ProfilePage,
  WebPage,
} from 'schema-dts';
import type { Post, PostCard } from './content.ts';
import type { Reviewed } from './reviewed.ts';

/** A node of the page's graph: the frame adds the context, the address and the links (seo/graph.ts). */
type Node<T> = Exclude<T, string>;

export interface AuthorCard {
  name: string;
  slug: string;
  role: string;
  bio: string;
  /** A newsroom signs as one; a person by their name. */
  kind: 'Person' | 'Organization';
}

interface Told {
  post: Post;
  author: AuthorCard | null;
  changedAt: string;
}

/** `origin` without a slash at the end; the picture comes from the page's own. */
export function articleJsonLd({ post, author, changedAt }: Told, origin: string): Node<Article> {
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    url: `${origin}/magazine/${post.category?.slug}/${post.slug}`,
    inLanguage: 'fr',
    dateModified: changedAt,
    ...(post.published_at ? { datePublished: post.published_at } : {}),
    ...(post.category ? { articleSection: post.category.name } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags.join(', ') } : {}),
    ...(author ? { author: authorJsonLd(author, origin) } : {}),
  };
}

export function authorJsonLd(author: AuthorCard, origin: string): Node<Person> | Node<Organization> {
  const url = `${origin}/auteur/${author.slug}`;
  const shared = { '@id': `${url}#sujet`, name: author.name, url, description: author.bio };
  return author.kind === 'Person'
    ? { '@type': 'Person', ...shared, ...(author.role ? { jobTitle: author.role } : {}) }
    : { '@type': 'Organization', ...shared };
}

/** The page says who read its text; only the page may, to schema.org. */
export function reviewedJsonLd({ name, slug, role, on }: Reviewed, origin: string): Node<WebPage> {
  const url = `${origin}/auteur/${slug}`;
  const by: Node<Person> = { '@type': 'Person', '@id': `${url}#sujet`, name, url };
  return {
    '@type': 'WebPage',
    lastReviewed: on,
    reviewedBy: { ...by, ...(role ? { jobTitle: role } : {}) },
  };
}

/** An author's page is about them. */
export function profileJsonLd(author: AuthorCard, origin: string): [Node<ProfilePage>, object] {
  return [{ '@type': 'ProfilePage' }, authorJsonLd(author, origin)];
}

/** A page of a list of articles, in the order shown. */
export function collectionJsonLd(posts: readonly PostCard[], origin: string): [Node<CollectionPage>, object] {
  const items = posts.map((post, n) => ({
    '@type': 'ListItem' as const,
    position: n + 1,
    name: post.title,
    url: `${origin}/magazine/${post.category?.slug}/${post.slug}`,
  }));
  return [{ '@type': 'CollectionPage' }, { '@type': 'ItemList', itemListElement: items }];
}

export function faqJsonLd(questions: readonly { title: string; html: string }[]): Node<FAQPage> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
}
