/** Invented brands of the demo catalogue: any likeness to a real one would be chance. */
export const BRAND_NAMES: readonly string[] = [
  'Brindelune',
  'Ourselin',
  'Tournelis',
  'Cabrivole',
  'Lunaval',
  'Fauvelline',
  'Noctavelle',
  'Sylvabule',
  'Pépindor',
  'Trottelaine',
  'Ondelaine',
  'Bercelys',
  'Colinours',
  'Farfelin',
  'Gambadoux',
  'Hululine',
  'Joliroc',
  'Lainevive',
  'Mésanjou',
  'Nuagelle',
  'Orvelin',
  'Quenottin',
  'Ribamousse',
  'Tiboréal',
  'Ululoup',
  'Zéphirolle',
  'Atelier Bergelin',
  'Maison Tavelle',
  'Les Ficelles de Marthe',
  'Comptoir Aubépin',
  'Les Petits Sabords',
  'Fabrique du Sureau',
  'Manufacture Oriolle',
  'Hameau des Lins',
  'Bois-Perlin',
  'Rocaillou',
  'Perlimousse',
  'Bain d’Ajonc',
  'Grand-Mère Ysope',
  'Piloutine',
];

export function brandSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
