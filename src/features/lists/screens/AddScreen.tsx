import { AddByLink } from '../editor/AddByLink.tsx';
import { OwnListScreen } from './OwnListScreen.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.add;

/** The address somebody was looking at: phones put it in `text` as often as in `url`. */
function sharedAddress(): string {
  const sent = new URLSearchParams(location.search);
  const texts = [sent.get('url'), sent.get('text'), sent.get('title')];
  for (const text of texts) {
    const found = /https?:\/\/\S+/i.exec(text ?? '')?.[0];
    if (found && URL.canParse(found)) return found;
  }
  return '';
}

/** The native wrapper says that it sent the person here. */
const fromApp = () => new URLSearchParams(location.search).has('from_app');

/** `/i/marketplace/ajouter`: where the browser's button and the phone's share menu lead. */
export function AddScreen() {
  const address = sharedAddress();
  return (
    <OwnListScreen>
      {(list) => (
        <section className="sheet sheet-padded stack">
          <p>{address ? fr.to(list.title) : fr.nothing}</p>
          <AddByLink pasted={address} readNow={address !== ''} fromApp={fromApp()} />
        </section>
      )}
    </OwnListScreen>
  );
}
