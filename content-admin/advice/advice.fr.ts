import { formatCount, formatNumber } from '#src/lib/format.ts';

export const adviceFr = {
  open: 'Conseils d’écriture',
  label: 'Conseils',
  figures: {
    title: 'Ses lecteurs, sur 30 jours',
    views: (n: string) => (n === '0' || n === '1' ? `${n} vue` : `${n} vues`),
    visitors: (n: string) => (n === '0' || n === '1' ? `${n} visiteur` : `${n} visiteurs`),
    sources: 'D’où ils viennent',
    all: 'Toutes ses statistiques',
  },
  close: 'Fermer les conseils',
  result: 'Dans les résultats d’un moteur',
  share: 'Quand on partage la page',
  noDescription: 'Sans description, les premiers mots du texte paraissent ici.',
  reading: 'À la lecture',
  words: (n: number) => formatCount(n, 'mot', 'mots'),
  minutes: (n: number) => `${n}\u00a0min`,
  perSentence: (n: number) => `${formatNumber(Math.round(n))} mots par phrase`,
  ease: (n: number) => `${easeWords(n)} (${n} sur 100)`,
  tooShort: 'Trop court pour en juger.',
  better: 'À améliorer',
  nothing: 'Rien à redire.',
  links: 'Liens à proposer au lecteur',
  linksLead: 'Des pages d’ici qui parlent de la même chose, et que ce texte ne cite pas.',
  noLinks: 'Aucune autre page d’ici n’en parle.',
  copy: 'Copier le lien',
  copied: 'Lien copié\u202f: collez-le dans le texte.',
  alike: 'Pages qui se ressemblent trop',
  alikeLead:
    'Deux pages sur le même sujet se gênent\u202f: réunissez-les, ou dites mieux ce qui les distingue.',
  orphan: 'Aucun contenu ni menu ne mène à cette page\u202f: citez-la ailleurs.',
  looking: 'Recherche dans nos pages…',
  checks: {
    titleLong: (n: number, most: number) =>
      `Le titre a ${n} signes\u202f: au-delà de ${most}, les moteurs le coupent. «\u202fPour les moteurs de recherche\u202f», dans la fiche, en donne un plus court.`,
    descriptionMissing: 'Écrivez une description\u202f: c’est elle qui donne envie d’ouvrir la page.',
    descriptionShort: (n: number) => `La description n’a que ${n} signes\u202f: dites-en un peu plus.`,
    descriptionLong: (n: number, most: number) =>
      `La description a ${n} signes\u202f: au-delà de ${most}, les moteurs la coupent.`,
    coverMissing:
      'Choisissez une image de couverture\u202f: sans elle, une scène est dessinée, et l’article reste parmi les incomplets.',
    undescribed: (address: string) => `Une image n’a pas de description\u202f: ${address}`,
    firstLevel:
      'Un intertitre est du premier niveau, celui du titre de la page\u202f: descendez-le d’un cran.',
    skipped: (text: string) => `L’intertitre «\u202f${text}\u202f» saute un niveau.`,
    noHeadings: 'Un texte aussi long se lit mieux avec des intertitres.',
    hard: (ease: number) => `Le texte est difficile à lire (${ease} sur 100)\u202f: coupez des phrases.`,
    longSentence: (start: string) => `Cette phrase dépasse 40 mots\u202f: «\u202f${start}…\u202f»`,
    noLinks: 'Le texte ne mène à aucune autre page d’ici.',
  },
};

function easeWords(ease: number): string {
  if (ease >= 70) return 'Très facile à lire';
  if (ease >= 55) return 'Facile à lire';
  if (ease >= 40) return 'Se lit bien';
  return 'Difficile à lire';
}
