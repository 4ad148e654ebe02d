import slugify from '@sindresorhus/slugify';
import { CONTENT_SLUG_MAX, type Namespace } from '#src/features/content/content.ts';
import { setField } from '#src/features/content/front-matter/set-field.ts';
import { inspect, keyOrder } from './inspect.ts';

export function newDocument(namespace: Namespace, template: string = namespace): string {
  return `---\nnamespace: ${namespace}\nslug: ""\ntitle: ""\ntemplate: ${template}\n---\n\n`;
}

/** The slug a title suggests: `Le sac & la valise` gives `le-sac-et-la-valise`. */
export function slugOf(title: string): string {
  const slug = slugify(title, { decamelize: false, customReplacements: [['&', ' et ']] });
  return slug.slice(0, CONTENT_SLUG_MAX).replace(/-$/, '');
}

/** Nobody chose the document's address: it is its title's, or the one proposed where that was another's. */
export function hasTitleAddress(text: string, proposed: string | null): boolean {
  const { title, slug } = inspect(text).values ?? {};
  return !slug || slug === slugOf(String(title ?? '')) || slug === proposed;
}

/** Sets the title, and the address with it where it `follows`. */
export function setTitle(text: string, title: string, follows: boolean): string {
  const order = keyOrder(inspect(text).template);
  const titled = setField(text, { name: 'title', value: title }, order);
  return follows ? setField(titled, { name: 'slug', value: slugOf(title) }, order) : titled;
}
