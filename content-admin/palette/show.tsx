import { createRoot } from 'react-dom/client';
import { connectNewsroom } from '../shared/signed-out.store.ts';
import { Palette } from './Palette.tsx';

connectNewsroom();

/** Over the screen; what had the focus gets it back. */
export function showPalette(): void {
  const place = document.createElement('div');
  const { activeElement } = document;
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus();
  };
  root.render(<Palette onClose={close} />);
}
