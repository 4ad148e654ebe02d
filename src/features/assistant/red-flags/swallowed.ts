import { CHILD, CLIPPED_SUBJECT, HIM, PREVENTS } from './said.ts';
import type { Rule } from './topics.ts';

const SOMEBODY = new RegExp(`${CHILD.source}|${HIM.source}|${CLIPPED_SUBJECT.source}`);

const TOOK =
  /\baval\w*|\bingere\w*|\bingestion|ingurgit\w*|\bbue?s?\b|\bboit\b|\bmangee?s?\b|\bcroque\w*|\bleche\w*|\bsuce\w*|\bgobe\w*|\bbouffe\w*|intoxi\w*|empoison\w*|surdos\w*|\btrop de\b|\bprise?\b|\bcalee?s?\b|\bsniff\w*|dans (?:sa|la) bouche/;
const HARMFUL =
  /\bpiles?\b|\baimants?\b|\bproduits?\b|\bjavel\b|\blessives?\b|\bcapsules?\b|\bpastilles?\b|medicaments?|\bcomprimes?\b|\bcachets?\b|\bgelules?\b|\bpilules?\b|doliprane|paracetamol|ibuprofene|\bsirop\b|\balcool\b|\bcigarettes?\b|\bmegot|\btabac\b|nicotine|\bbaies?\b|champignons?|\bplantes?\b|toxiques?|detergent|white spirit|\bessence\b|petrole|deboucheur|detartrant|\bvernis\b|dissolvant|huiles? essentielles?|\bpieces?\b|\bbilles?\b|antigel|insecticide|mort aux rats|vapoteuse|monoxyde|\bvis\b|\bclou\b|destop|\bsavon\b|vinaigre|\bmuguet\b|lauriers?|\bif\b|(?:liquide|lave) vaisselle|eau de cologne|colle|peinture|naphtaline|\brhum\b|\bvodka\b|\bwhisky\b|\bvin\b|\bbiere\b|antimite|granules|engrais|croquettes|\bterre\b|mercure|\beponge\b|coton|pesticide|eosine|desinfectant|creme pour|poison|crottes|produit chimique|insecte|\bgel\b/;
/** Something swallowed, or in the eyes: a poison centre, or 15. */
export const SWALLOWED: readonly Rule[] = [
  {
    topic: 'poison',
    all: [TOOK, HARMFUL, SOMEBODY],
    none: [
      /\bsans (?:\w+ ){0,2}(?:produits?|danger|colle|peinture|toxiques?)\b|allait|\bmon lait\b|\ba partir de quel age|detecteur/,
    ],
  },
  {
    topic: 'poison',
    all: [/\baval\w*|ingurgit\w*|\bingere\w*/, SOMEBODY],
    none: [
      /puree|biberon|\blait\b|\bair\b|salive|travers|eau du bain|difficulte|\bmorceaux?\b|\bprend\w*|veut (?:pas|plus|rien)|\brien\b|glaires?|goulu\w*|tout rond/,
      PREVENTS,
    ],
  },
  {
    topic: 'poison',
    all: [/produit\b.*\byeux\b|\bvipere|\bserpent/, CHILD],
    none: [/peluche|jeu|jouet|prenom|deguis/],
  },
  {
    topic: 'poison',
    all: [HARMFUL, /\b(?:dans|sur) (?:les|l|ses|son) (?:yeux|oeil)\b/, SOMEBODY],
    none: [/collyre|\bcoton\b|nettoy|pique pas|maquill|\bgel\b|peinture|creme/, PREVENTS],
  },
  {
    topic: 'poison',
    all: [
      /\b(?:bue?|boit|aval\w*|mangee?|leche\w*|ingere\w*) (?:\w+ ){0,3}(?:parfum|shampo\w*|dentifrice|liniment|creme solaire)\b|\b(?:bue?|boit|aval\w*) (?:\w+ ){0,3}(?:gel douche|eau de toilette)/,
      SOMEBODY,
    ],
    none: [PREVENTS],
  },
  { topic: 'poison', all: [/ingestion (?:de |d )?(?:un )?produits?|intoxication au/] },
];
