import { DEFAULT_DESIGN, type Design } from '../design.ts';

export interface Palette {
  name: string;
  design: Pick<Design, 'color' | 'header'>;
}

const palette = (name: string, header: string, color: Design['color']): Palette => ({
  name,
  design: { header, color },
});

/** Sets that go together; each text reads at 4.5:1 or more on its header and its light colour. */
export const PALETTES: readonly Palette[] = [
  palette('Abricot', DEFAULT_DESIGN.header, DEFAULT_DESIGN.color),
  palette('Sauge', '#dfe9dd', {
    main: '#7fa98a',
    mainDark: '#2f5a3d',
    mainLight: '#e6f0e7',
    text: '#22302a',
  }),
  palette('Ciel', '#d9e8f2', { main: '#6ea4c9', mainDark: '#234f70', mainLight: '#e3eff7', text: '#1f2c3a' }),
  palette('Prune', '#ecdcea', {
    main: '#a96a9c',
    mainDark: '#5f2f57',
    mainLight: '#f4e7f1',
    text: '#33212f',
  }),
  palette('Miel', '#f7e5b8', { main: '#e0a83a', mainDark: '#75500a', mainLight: '#fbf0d3', text: '#33280f' }),
  palette('Terre', '#ecd9cb', {
    main: '#b9714a',
    mainDark: '#6d3618',
    mainLight: '#f6e8de',
    text: '#33231a',
  }),
  palette('Lagon', '#cfe9e6', {
    main: '#3f9d97',
    mainDark: '#17514d',
    mainLight: '#dcf1ef',
    text: '#15302e',
  }),
  palette('Nuit', '#2b3350', { main: '#8d9be0', mainDark: '#3a468f', mainLight: '#363f61', text: '#f4f1ea' }),
];
