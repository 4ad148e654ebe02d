import type { BreadcrumbList, WithContext } from 'schema-dts';

export interface Step {
  label: string;
  href?: string;
}

/** The breadcrumbs of a page as search engines read them; `base` is the site's address. */
export function breadcrumbsLd(steps: readonly Step[], base: URL): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: step.label,
      ...(step.href ? { item: new URL(step.href, base).href } : {}),
    })),
  };
}
