import type { BagItem, BagPart } from './bag.ts';

/** The list itself. `when` keeps a line for those it is useful to; a line without it is for everybody. */
export const BAG_PARTS: readonly BagPart[] = [
  {
    id: 'papiers',
    title: 'La pochette des papiers',
    items: [
      { id: 'identite', text: 'Pièce d’identité' },
      { id: 'vitale', text: 'Carte Vitale à jour, carte de mutuelle' },
      { id: 'groupe', text: 'Carte de groupe sanguin' },
      { id: 'dossier', text: 'Dossier de suivi', note: 'échographies, analyses, compte rendu d’anesthésie' },
      {
        id: 'projet',
        text: 'Projet de naissance, si vous en avez écrit un',
        note: 'une page, lisible debout',
      },
      { id: 'livret', text: 'Livret de famille, si vous en avez un' },
      { id: 'reconnaissance', text: 'Reconnaissance anticipée, si vous n’êtes pas mariés' },
    ],
  },
  {
    id: 'naissance',
    title: 'Le sac de naissance',
    items: [
      { id: 'chemise', text: 'Grand tee-shirt ou chemise qui s’ouvre devant' },
      { id: 'chaussettes', text: 'Chaussettes chaudes et gilet', note: 'on a souvent froid après' },
      { id: 'brumisateur', text: 'Brumisateur ou gant de toilette' },
      { id: 'levres', text: 'Baume pour les lèvres, élastique à cheveux' },
      { id: 'cable', text: 'Chargeur à long câble' },
      { id: 'lunettes', text: 'Lunettes, même si vous portez des lentilles' },
      { id: 'premier-body', text: 'Pour le bébé : un body et un pyjama', note: 'taille naissance' },
      { id: 'premier-bonnet', text: 'Pour le bébé : bonnet et chaussettes' },
      { id: 'premiere-couche', text: 'Pour le bébé : une couche taille 1' },
    ],
  },
  {
    id: 'bebe',
    title: 'La valise du bébé',
    items: [
      { id: 'bodies', text: 'Bodies', count: 6, note: 'moitié naissance, moitié 1 mois' },
      { id: 'pyjamas', text: 'Pyjamas', count: 6 },
      { id: 'gigoteuse', text: 'Gigoteuse à la bonne taille', count: 1 },
      { id: 'bonnets', text: 'Bonnets', count: 2 },
      { id: 'paires', text: 'Paires de chaussettes ou chaussons', count: 3 },
      { id: 'gilets', text: 'Gilets qui s’ouvrent devant', count: 1 },
      { id: 'langes', text: 'Langes de coton', count: 5 },
      { id: 'serviettes', text: 'Serviettes ou capes de bain', count: 2 },
      {
        id: 'couches',
        text: 'Paquet de couches taille 1',
        count: 1,
        note: 'sauf si la maternité les fournit',
      },
      { id: 'combinaison', text: 'Combinaison ou couverture chaude, pour la sortie', when: 'froid' },
      { id: 'chapeau', text: 'Chapeau léger et tenue qui couvre, pour la sortie', when: 'chaud' },
      {
        id: 'biberons',
        text: 'Biberons et lait',
        note: 'demandez d’abord : la maternité les fournit souvent',
        when: 'biberon',
      },
      { id: 'premature', text: 'Deux tenues en taille prématuré', when: 'jumeaux' },
    ],
  },
  {
    id: 'mere',
    title: 'Votre valise',
    items: [
      { id: 'tenues', text: 'Tenues larges, sombres pour le bas', note: '3 ou 4' },
      { id: 'culottes', text: 'Culottes hautes ou en filet', note: '6 à 8' },
      { id: 'protections', text: 'Protections très absorbantes' },
      { id: 'toilette', text: 'Trousse de toilette, gel lavant doux' },
      { id: 'foncees', text: 'Serviettes foncées', note: '2' },
      { id: 'chaussons', text: 'Chaussons et sandales de douche' },
      { id: 'bouchons', text: 'Bouchons d’oreille et masque de sommeil' },
      { id: 'soutiens', text: 'Soutiens-gorge d’allaitement sans armatures', note: '2', when: 'allaitement' },
      { id: 'coussinets', text: 'Coussinets d’allaitement', when: 'allaitement' },
      { id: 'hauts', text: 'Hauts qui s’ouvrent', note: '2', when: 'allaitement' },
      { id: 'soutien-simple', text: 'Soutien-gorge bien ajusté, sans armatures', when: 'biberon' },
      {
        id: 'hautes',
        text: 'Culottes très hautes, qui passent au-dessus de la cicatrice',
        when: 'cesarienne',
      },
      { id: 'bas', text: 'Bas de contention, s’ils vous sont prescrits', when: 'cesarienne' },
      { id: 'ample', text: 'Robe ou pantalon sans ceinture pour rentrer', when: 'cesarienne' },
    ],
  },
  {
    id: 'accompagnant',
    title: 'Pour l’accompagnant',
    items: [
      { id: 'pull', text: 'Tenue confortable et pull' },
      { id: 'repas', text: 'De quoi manger et boire, de la monnaie' },
      { id: 'chargeur', text: 'Chargeur' },
      { id: 'oreiller', text: 'Oreiller ou coussin, s’il peut rester la nuit' },
    ],
  },
  {
    id: 'retour',
    title: 'Pour le retour',
    items: [
      { id: 'siege', text: 'Siège auto homologué, déjà essayé à blanc' },
      { id: 'sortie', text: 'Une tenue de sortie', note: 'taille naissance et taille 1 mois' },
      { id: 'sac', text: 'Un grand sac vide', note: 'on repart avec plus qu’on n’est venu' },
    ],
  },
] satisfies { id: string; title: string; items: readonly BagItem[] }[];
