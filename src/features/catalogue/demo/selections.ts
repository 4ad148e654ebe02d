export interface DemoSelection {
  slug: string;
  name: string;
  description: string;
  /** Cents, both ends included; without it the product types decide by their own tags. */
  price?: { from: number; to: number };
}

export const SELECTIONS: readonly DemoSelection[] = [
  {
    slug: 'premiers-jours',
    name: 'Les premiers jours',
    description: 'Ce qui sert vraiment dès le retour à la maison.',
  },
  {
    slug: 'valise-de-maternite',
    name: 'La valise de maternité',
    description: 'À préparer un mois avant la date prévue.',
  },
  {
    slug: 'trousseau-de-naissance',
    name: 'Le trousseau de naissance',
    description: 'Le linge et les vêtements des trois premiers mois.',
  },
  {
    slug: 'nuits-paisibles',
    name: 'Des nuits paisibles',
    description: 'Pour dormir au chaud, sans couverture ni oreiller, et veiller de loin.',
  },
  {
    slug: 'chambre-douce',
    name: 'Une chambre douce',
    description: 'Du mobilier sobre, des matières naturelles, des couleurs calmes.',
  },
  {
    slug: 'repas-en-famille',
    name: 'Les repas en famille',
    description: 'Du premier biberon à la chaise à table.',
  },
  {
    slug: 'diversification',
    name: 'La diversification',
    description: 'Purées, morceaux et petites mains : le nécessaire dès quatre à six mois.',
  },
  {
    slug: 'allaitement-serein',
    name: 'Allaiter sereinement',
    description: 'De quoi s’installer, tirer son lait et se reposer.',
  },
  { slug: 'heure-du-bain', name: 'L’heure du bain', description: 'Baignoires, capes et petites trousses.' },
  { slug: 'eveil-des-sens', name: 'L’éveil des sens', description: 'Regarder, attraper, écouter, empiler.' },
  {
    slug: 'voyager-leger',
    name: 'Voyager léger',
    description: 'Ce qui se plie, se porte et tient dans un coffre.',
  },
  { slug: 'en-bois', name: 'En bois', description: 'Jouets et meubles de hêtre, de pin et de bouleau.' },
  {
    slug: 'coton-bio',
    name: 'Coton biologique',
    description: 'Du linge et des vêtements en coton biologique.',
  },
  {
    slug: 'fait-pour-durer',
    name: 'Fait pour durer',
    description: 'Des objets qui se réparent, se règlent et passent au petit frère.',
  },
  {
    slug: 'naissance-d-ete',
    name: 'Une naissance d’été',
    description: 'Gazes, jerseys fins et tout ce qui laisse passer l’air.',
  },
  {
    slug: 'naissance-d-hiver',
    name: 'Une naissance d’hiver',
    description: 'Laine, doublures et petits pieds au chaud.',
  },
  {
    slug: 'pour-la-maman',
    name: 'Pour la maman',
    description: 'Parce qu’on oublie souvent de penser à elle.',
  },
  {
    slug: 'souvenirs-a-garder',
    name: 'Des souvenirs à garder',
    description: 'Empreintes, albums et boîtes à secrets.',
  },
  {
    slug: 'petits-budgets',
    name: 'Moins de 20 €',
    description: 'De petites attentions qui servent tous les jours.',
    price: { from: 0, to: 2000 },
  },
  {
    slug: 'cadeaux-a-plusieurs',
    name: 'À offrir à plusieurs',
    description: 'De grands cadeaux, à partager entre amis ou en famille.',
    price: { from: 15000, to: 100000 },
  },
];
