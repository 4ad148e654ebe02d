export interface DemoClassification {
  slug: string;
  label: string;
  /** Name of a drawing of the interface's icon set. */
  icon: string;
  position: number;
}

const LABELS: readonly [slug: string, label: string, icon: string][] = [
  ['sommeil', 'Sommeil', 'moon'],
  ['repas', 'Repas', 'spoon'],
  ['allaitement', 'Allaitement', 'drop'],
  ['bain-soin', 'Bain et soin', 'bath'],
  ['promenade', 'Promenade', 'stroller'],
  ['eveil', 'Éveil et jeux', 'blocks'],
  ['vetements', 'Vêtements', 'bodysuit'],
  ['chambre', 'Chambre', 'crib'],
  ['securite', 'Sécurité', 'shield'],
  ['maman', 'Pour la maman', 'flower'],
  ['souvenirs', 'Souvenirs', 'footprint'],
  ['coups-de-coeur', 'Coups de cœur', 'heart'],
];

export const CLASSIFICATIONS: readonly DemoClassification[] = LABELS.map(([slug, label, icon], position) => ({
  slug,
  label,
  icon,
  position,
}));
