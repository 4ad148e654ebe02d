import type { GiftKind } from './gift-drawings.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The first family whose words are met, so narrow families come before wide ones. */
const FAMILIES: readonly [GiftKind, RegExp][] = [
  ['jar', /cagnotte|participation|tirelire/],
  ['car', /siege[ -]auto|\bcosy\b|nacelle auto|isofix|voiture/],
  ['bath', /\bbain|baignoire|\bcape\b|canard/],
  ['stroller', /poussette|porte[ -]bebe|echarpe|landau|balade|promenade/],
  ['bag', /\bsac\b|valise|maternite|langer/],
  ['bottle', /biberon|allaitement|tire-lait|tetine|sterilisateur|\blait\b/],
  ['meal', /repas|\bplats?\b|chaise haute|assiette|cuillere|bavoir|\bbol\b|gobelet|diversification/],
  [
    'crib',
    /\blit\b|berceau|couffin|matelas|gigoteuse|turbulette|veilleuse|sommeil|cododo|\bdraps?\b|plaid|couverture|chambre|\bnuits?\b|commode|babyphone/,
  ],
  [
    'onesie',
    /\bbody\b|bodies|pyjama|vetement|layette|bonnet|chausson|cardigan|brassiere|combinaison|\btailles?\b|jumeaux/,
  ],
  ['bear', /doudou|peluche|lapin|\bours|souvenir/],
  ['calendar', /calendrier|mois par mois|grossesse|semaine|\bsuivi|conge|accouchement/],
  ['book', /\blivres?\b|album|imagier|lecture|prenom|histoire/],
  ['care', /\bsoins?\b|\bcouches?\b|creme|liniment|brosse|mouche-bebe|thermometre|sante|hygiene/],
  ['toy', /jouet|\bjeux?\b|eveil|\btapis\b|\bmobile\b|hochet|\bcubes?\b|anneau|transat|\barche\b/],
  ['letter', /demarche|declarer|lettre|faire-part|\bmerci\b|partager/],
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
