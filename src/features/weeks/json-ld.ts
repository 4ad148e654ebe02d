import type { WebPage } from 'schema-dts';
import type { Week } from './weeks.server.ts';

/** No claim of medicine: a page, its language, and when its sources were looked at. */
export function weekJsonLd({ title, description, checkedOn }: Week): Exclude<WebPage, string> {
  return {
    '@type': 'WebPage',
    name: title,
    description,
    inLanguage: 'fr',
    ...(checkedOn ? { lastReviewed: checkedOn } : {}),
  };
}
