import { PlaceTabs } from '../shared/PlaceTabs.tsx';
import { mailingFr } from './mailing.fr.ts';
import { MAILING_PLACES } from './places.ts';

export function MailingTabs({ current }: { current: keyof typeof MAILING_PLACES }) {
  const { tabs } = mailingFr;
  return <PlaceTabs label={tabs.label} places={MAILING_PLACES} names={tabs} current={current} />;
}
