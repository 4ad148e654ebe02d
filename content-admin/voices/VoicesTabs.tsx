import { PLACES, REVIEWS_HREF } from '../nav.ts';
import { voicesFr } from './voices.fr.ts';

const { tabs } = voicesFr;

export function VoicesTabs({ current }: { current: 'messages' | 'reviews' }) {
  return (
    <nav aria-label={tabs.label}>
      <ul className="plain row voices-tabs">
        <li>
          <a href={PLACES.messages.href} aria-current={current === 'messages' ? 'page' : undefined}>
            {tabs.messages}
          </a>
        </li>
        <li>
          <a href={REVIEWS_HREF} aria-current={current === 'reviews' ? 'page' : undefined}>
            {tabs.reviews}
          </a>
        </li>
      </ul>
    </nav>
  );
}
