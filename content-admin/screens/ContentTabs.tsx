import { contentsFr } from './contents.fr.ts';

const TABS = {
  contents: '/a/admin/content',
  bin: '/a/admin/content?etat=deleted',
  redirects: '/a/admin/content/redirections',
} as const;

/** The three lists of what is written: the contents, the bin, the former addresses. */
export function ContentTabs({ current }: { current: keyof typeof TABS }) {
  return (
    <nav aria-label={contentsFr.tabs.label}>
      <ul className="plain content-tabs">
        {Object.entries(TABS).map(([key, href]) => (
          <li key={key}>
            <a href={href} aria-current={key === current ? 'page' : undefined}>
              {contentsFr.tabs[key as keyof typeof TABS]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
