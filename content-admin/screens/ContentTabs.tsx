import { PlaceTabs } from '../shared/PlaceTabs.tsx';
import { contentsFr } from './contents.fr.ts';

const TABS = {
  contents: '/a/admin/content',
  calendar: '/a/admin/content/calendrier',
  bin: '/a/admin/content?etat=deleted',
  redirects: '/a/admin/content/redirections',
} as const;

/** The lists of what is written: the contents, their calendar, the bin, the former addresses. */
export function ContentTabs({ current }: { current: keyof typeof TABS }) {
  return (
    <PlaceTabs
      label={contentsFr.tabs.label}
      places={TABS}
      names={contentsFr.tabs}
      current={current}
      rights={{ contents: 'content', calendar: 'content', bin: 'content', redirects: 'publish' }}
    />
  );
}
