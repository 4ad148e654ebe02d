import { linkCalls } from '#src/features/content/life/menu-links.calls.ts';

export interface SiteLink {
  href: string;
  label: string;
  kind: string;
}

/** Finds pages of the site by their title. A typed address is taken as it is: nothing is proposed over it. */
export async function findLinks(query: string): Promise<readonly SiteLink[]> {
  if (/^(?:https?:|mailto:|\/)/i.test(query)) return [];
  const { items } = await linkCalls.siteLinks({ query });
  return items;
}

export function LinkLine({ item }: { item: SiteLink }) {
  return (
    <span className="picker-link">
      <strong>{item.label}</strong>
      <span className="small muted">{item.href}</span>
    </span>
  );
}
