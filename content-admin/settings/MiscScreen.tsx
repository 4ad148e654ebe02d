import '#src/ui/css/button.css';
import './settings.css';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { AnnouncementSection } from './AnnouncementSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FaqSection } from './FaqSection.tsx';
import { HomeSection } from './HomeSection.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { SocialSection } from './SocialSection.tsx';
import { miscFr } from './settings.fr.ts';
import { useSettings } from './useSettings.ts';

export function MiscScreen() {
  return <AdminGate>{() => <Sections />}</AdminGate>;
}

function Sections() {
  const [loaded, reload] = useSettings();
  return (
    <div className="wrap admin-screen stack">
      <h1>{miscFr.title}</h1>
      <p className="lead">{miscFr.lead}</p>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      <div className="settings" aria-busy={loaded.state === 'loading'}>
        <nav aria-label={miscFr.nav}>
          <ul className="plain">
            {Object.entries(miscFr.sections).map(([section, label]) => (
              <li key={section}>
                <a href={`#${section}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        {loaded.state === 'loading' && <Waiting />}
        {loaded.state === 'ready' && (
          <div className="settings-sections">
            <HomeSection setting={loaded.value.home} />
            <FaqSection setting={loaded.value.faq} />
            <ReviewsSection setting={loaded.value.reviews} />
            <ContactSection setting={loaded.value.contact} />
            <AnnouncementSection setting={loaded.value.announcement} />
            <SocialSection setting={loaded.value.social} />
          </div>
        )}
      </div>
    </div>
  );
}
