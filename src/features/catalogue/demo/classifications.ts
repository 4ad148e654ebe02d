export interface DemoClassification {
  slug: string;
  label: string;
  /** Name of a gift drawing (src/ui/drawings/gift-drawings.ts). */
  icon: string;
  position: number;
}

const LABELS: readonly [slug: string, label: string, icon: string][] = [
  ['sommeil', 'Sommeil', 'crib'],
  ['repas', 'Repas', 'meal'],
  ['allaitement', 'Allaitement', 'bottle'],
  ['bain-soin', 'Bain et soin', 'bath'],
  ['promenade', 'Promenade', 'stroller'],
  ['eveil', 'Éveil et jeux', 'toy'],
  ['vetements', 'Vêtements', 'onesie'],
  ['chambre', 'Chambre', 'bear'],
  ['securite', 'Sécurité', 'car'],
  ['maman', 'Pour la maman', 'bag'],
  ['souvenirs', 'Souvenirs', 'book'],
  ['coups-de-coeur', 'Coups de cœur', 'gift'],
];

export const CLASSIFICATIONS: readonly DemoClassification[] = LABELS.map(([slug, label, icon], position) => ({
  slug,
  label,
  icon,
  position,
}));
