import { createRoot } from 'react-dom/client';
import { connectNewsroom } from '../shared/signed-out.store.ts';
import { Palette } from './Palette.tsx';

connectNewsroom();

/** Shows the palette over the screen, until it closes. */
export function showPalette(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<Palette onClose={close} />);
}
