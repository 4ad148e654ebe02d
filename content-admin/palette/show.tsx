import { createRoot } from 'react-dom/client';
import { connectNewsroom } from '../shared/signed-out.store.ts';
import { Palette } from './Palette.tsx';

connectNewsroom();

/** Shows the palette over the screen, until it closes; `typed` gives the letters typed since it was asked for. */
export function showPalette(typed: () => string): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<Palette typed={typed} onClose={close} />);
}
