import type { GiftKind } from './gift-drawings.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The first family whose words are met, so narrow families come before wide ones. */
const FAMILIES: readonly [GiftKind, RegExp][] = [
  ['jar', /cagnotte|participation|tirelire/],
  ['car', /siege auto|siege-auto|cosy|nacelle auto|isofix|voiture/],
  ['stroller', /poussette|porte-bebe|porte bebe|echarpe|landau|balade|promenade|sortie/],
  ['bag', /\bsac\b|valise|maternite|langer/],
  ['bath', /bain|baignoire|cape|sortie de bain|canard|thermometre de bain/],
  ['bottle', /biberon|allaitement|tire-lait|tetine|sterilisateur|lait/],
  ['meal', /repas|plats?\b|chaise haute|assiette|cuillere|bavoir|bol|gobelet|diversification/],
  [
    'crib',
    /\blit\b|berceau|couffin|matelas|gigoteuse|turbulette|veilleuse|sommeil|cododo|drap|plaid|couverture|tour de lit|chambre|nuit|commode|babyphone/,
  ],
  ['onesie', /body|bodies|pyjama|vetement|layette|bonnet|chausson|cardigan|brassiere|combinaison|tailles?\b/],
  ['bear', /doudou|peluche|lapin|ours/],
  ['book', /livre|album|imagier|lecture|prenom|histoire/],
  ['care', /soin|couche|creme|liniment|brosse|mouche|thermometre|sante|hygiene|coton/],
  ['toy', /jouet|jeu|eveil|tapis|mobile|hochet|cube|anneau|transat|arche/],
  ['calendar', /calendrier|mois par mois|grossesse|semaine|suivi|conge/],
  ['letter', /demarche|declarer|naissance a|lettre|faire-part|merci|partager/],
];

/** Which drawing stands for a thing with no picture, from what is known of it: name, classification, brand. */
export function giftKind(...words: (string | null | undefined)[]): GiftKind {
  for (const word of words) {
    const text = plain(word ?? '');
    const family = text && FAMILIES.find(([, pattern]) => pattern.test(text));
    if (family) return family[0];
  }
  return 'gift';
}
