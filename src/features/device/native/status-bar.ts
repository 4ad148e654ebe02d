import type { NativeBridge } from './capacitor.ts';

/** Relative luminance by the channels of `rgb(r, g, b)`, 0 to 1; null for what is not one or is see-through. */
export function lightness(colour: string): number | null {
  const channels = /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)(?:[,/ ]+([\d.]+))?\)$/.exec(colour);
  if (!channels || channels[4] === '0') return null;
  const [red = 0, green = 0, blue = 0] = channels.slice(1, 4).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** The system's clock and battery are dark on a light header, light on a dark one. */
export function colourStatusBar(bridge: NativeBridge): void {
  const header = document.querySelector('.site-header') ?? document.body;
  const apply = () => {
    const light = lightness(getComputedStyle(header).backgroundColor);
    const style = light === null ? 'DEFAULT' : light > 0.5 ? 'LIGHT' : 'DARK';
    bridge.nativePromise('SystemBars', 'setStyle', { style }).catch(() => {});
  };
  apply();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
}
