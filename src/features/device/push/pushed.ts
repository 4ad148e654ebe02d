import { siteName } from '#src/lib/site-name.ts';

/** A pushed message: general words and a way into the site, no name, no amount, nothing of a surprise. */
export interface Pushed {
  title: string;
  body: string;
  /** A path of this site. */
  href: string;
  /** One message of a tag shows at a time. */
  tag: string;
}

/** The words shown for a message that says nothing. */
const silent = (): Pushed => ({
  title: siteName(),
  body: 'Il y a du nouveau sur votre liste.',
  href: '/i/marketplace/notifications',
  tag: 'merveille',
});

const isPath = (href: unknown): href is string =>
  typeof href === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(href);

/** Whatever arrives, something can be shown (browsers want it so), and it only ever leads into this site. */
export function readPushed(value: unknown): Pushed {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const instead = silent();
  const text = (name: 'title' | 'body' | 'tag', most: number) => {
    const found = given[name];
    return typeof found === 'string' && found.trim() !== '' ? found.slice(0, most) : instead[name];
  };
  return {
    title: text('title', 80),
    body: text('body', 200),
    href: isPath(given.href) ? given.href : instead.href,
    tag: text('tag', 60),
  };
}
