import slugify from '@sindresorhus/slugify';
import type { Namespace } from '#src/features/content/content.ts';
import { setField } from '#src/features/content/front-matter/set-field.ts';
import { inspect, keyOrder } from './inspect.ts';

export function newDocument(namespace: Namespace, template: string = namespace): string {
  return `---\nnamespace: ${namespace}\nslug: ""\ntitle: ""\ntemplate: ${template}\n---\n\n`;
}

/** The slug a title suggests: `Le sac & la valise` gives `le-sac-et-la-valise`. */
export function slugOf(title: string): string {
  return slugify(title, { decamelize: false, customReplacements: [['&', ' et ']] }).slice(0, 120);
}

/** Sets the title; the address follows it as long as nobody chose another (`follows`). */
export function setTitle(text: string, title: string, follows: boolean): string {
  const { values, template } = inspect(text);
  const order = keyOrder(template);
  const own = values?.slug;
  const suggested = slugOf(String(values?.title ?? ''));
  const titled = setField(text, { name: 'title', value: title }, order);
  if (!follows || (own && own !== suggested)) return titled;
  return setField(titled, { name: 'slug', value: slugOf(title) }, order);
}
