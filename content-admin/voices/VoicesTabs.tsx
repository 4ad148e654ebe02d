import { PLACES } from '../nav.ts';
import { PlaceTabs } from '../shared/PlaceTabs.tsx';
import { voicesFr } from './voices.fr.ts';

const TABS = { messages: PLACES.messages.href, reviews: PLACES.reviews.href };

export function VoicesTabs({ current }: { current: keyof typeof TABS }) {
  return <PlaceTabs label={voicesFr.tabs.label} places={TABS} names={voicesFr.tabs} current={current} />;
}
