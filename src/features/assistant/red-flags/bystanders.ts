import { CARRYING, CHILD, CLIPPED_SUBJECT, HIM, PREVENTS, TOLD_OF, WEEKS } from './said.ts';
import type { Rule } from './topics.ts';

const SOMEBODY = new RegExp(`${CHILD.source}|${HIM.source}|${CLIPPED_SUBJECT.source}`);
const HERS = new RegExp(`${CARRYING.source}|${WEEKS.source}|accouch|cesar`);
const IN_GENERAL = [PREVENTS, TOLD_OF, /\ba (?:partir de )?quel age\b|\bpeut on\b|\bcomment choisir\b/];

/** Dangers that two or three words tell together, as a parent who watches says them. */
const ofChildren: Rule[] = [
  {
    topic: 'young_fever',
    all: [
      /\bcri\w* (?:\w+ )?(?:suraigus?|percants?|stridents?|aigus?|bizarre\w*)\b|\bpleurs? (?:suraigus?|percants?|stridents?)\b/,
      /\btouch\w*|\bfievre|\bvomi\w*|\bm(?:ou|olle)\b|\braide|\binconsolable|\bdort\b|\barr(?:e|i)t\w*|\bheures?\b/,
    ],
    none: [...IN_GENERAL, /\bjouet|\bjoie\b|\brire/],
  },
  {
    topic: 'breathing',
    all: [
      /\b(?:morceau|bout|bouchee|noix|noisette|raisin|bonbon|pomme|saucisse|cacahuete|bille|piece|perle|gateau)\b.*\b(?:passe (?:pas|plus)|coincee?s?|bloquee?s?|reste\w* dans)\b/,
      /\bplus de (?:bruit|son)\b|\bparle plus\b|\brespir\w*|\brouge\b|\bbleue?\b|\btouss\w*|\betouff\w*|\bbave\w*|\bgorge\b/,
    ],
    none: [...IN_GENERAL, /\bmachine|\blave|\btiroir|\bpoussette/],
  },
  {
    topic: 'breathing',
    all: [
      /\b(?:cou|gorge)\b.*\b(?:cordon|corde|ficelle|store|rideau|sangle|harnais|echarpe|foulard|collier)\b|\b(?:cordon|corde|ficelle|store|rideau|sangle|harnais)\b.*\b(?:autour du cou|etrangl\w*)\b/,
      /\bpris\b|\bprise\b|\bcoincee?\b|\bserr\w*|\betrangl\w*|\bpend\w*|\bbleue?\b|\bautour\b/,
      SOMEBODY,
    ],
    none: [...IN_GENERAL, CARRYING, /\bombilical|\bnaissance\b|\baccouch|\becho\b/],
  },
  {
    topic: 'breathing',
    all: [
      /\b(?:levres?|visage|langue|paupieres?|yeux)\b.*\b(?:double de volume|gonfl\w*|enfl\w*)\b|\b(?:gonfl\w*|enfl\w*) (?:\w+ ){0,2}(?:levres?|visage|langue|paupieres?)\b/,
      /\bmang\w*|\bapres\b|\bgout\w*|\bpiquee?\b|\btouss\w*|\brespir\w*|\bboutons?\b|\bplaques?\b/,
      new RegExp(`${SOMEBODY.source}|\\bson\\b|\\bsa\\b|\\bses\\b`),
    ],
    none: [HERS, /\bbebe\b.*\bnaissance\b|\bpleur\w*|\bdents?\b/],
  },
  {
    topic: 'breathing',
    all: [/\bpauses?\b.*\brespir\w*|\brespir\w*.*\bpauses?\b|\bs arrete de respirer\b/, SOMEBODY],
    none: [...IN_GENERAL, HERS],
  },
  {
    topic: 'poison',
    all: [
      SOMEBODY,
      /\b(?:mang|aval|croqu|machouill|suc|bouff|bu|goute)\w* (?:\w+ ){0,3}(?:shit|cannabis|joint|beuh|resine|cigarettes?|megots?|puff|cocaine|ecstasy|vodka|whisky|rhum|alcool)\b/,
    ],
    none: [...IN_GENERAL, CARRYING, /\ballait\w*/],
  },
  {
    topic: 'poison',
    all: [
      /\b(?:toute la famille|tous|tout le monde|nous)\b.*\b(?:mal (?:a la tete|au crane)|maux de tete|tete (?:qui |nous )?tourne|vomi\w*|nausee\w*|vertige\w*|endorm\w*)\b/,
      /\bchauffage|\bpoele\b|\bchaudiere|\bgaz\b|\bcheminee|\bgroupe electrogene/,
    ],
  },
  {
    topic: 'child_fall',
    all: [
      /\b(?:mordue?|piquee?) par (?:une |un |des |plusieurs )?(?:vipere|serpent|scorpion|frelons?|meduse|rat)s?\b/,
    ],
    none: IN_GENERAL,
  },
  {
    topic: 'child_fall',
    all: [
      /\bcoup\b.*\btete\b|\bcogn\w*.*\btete\b|\btete\b.*\bcogn\w*/,
      /\bvoit (?:double|trouble|flou|mal)\b|\bvomi\w*|\bsomnol\w*|\bendor\w*|\bconfus\w*|\bbizarre|\breconnai\w*|\bsaigne/,
      SOMEBODY,
    ],
    none: IN_GENERAL,
  },
  {
    topic: 'child_fall',
    all: [
      /\b(?:piss\w*|gicl\w*|coule\w*) (?:le |du )?(?:sang|a flots)\b|\bsaigne (?:beaucoup|enormement|sans arret)\b/,
      SOMEBODY,
    ],
    none: [...IN_GENERAL, HERS, /\bnez\b|\bgencive|\bregles\b|\bcordon\b/],
  },
  {
    topic: 'young_fever',
    all: [
      /\b(?:cordon|nombril)\b.*\bsaigne\w*\b|\bsaigne\w* (?:du|au) (?:cordon|nombril)\b/,
      /\bbeaucoup\b|\bencore\b|\bsans arret\b|\bfort\b|\bcoule\w*/,
    ],
  },
  {
    topic: 'dehydration',
    all: [
      /\benferm\w*.*\b(?:voiture|auto)\b|\b(?:voiture|auto)\b.*\b(?:plein soleil|canicule|chaleur)\b/,
      /\brouges?\b|\bm(?:ou|olle)\b|\brepond\w*|\breagi\w*|\bbrulante?\b|\binconscien\w*|\bdort\b|\bpleure/,
      SOMEBODY,
    ],
    none: IN_GENERAL,
  },
];

const ofHer: Rule[] = [
  {
    topic: 'headache',
    all: [
      HERS,
      /\b(?:vue|vision)\b.*\b(?:brouill\w*|troubl\w*|flou\w*|double)\b|\bvois (?:flou|trouble|double)\b|\b(?:mains?|visage)\b.*\b(?:gonfl\w*|enfl\w*)\b.*\b(?:coup|nuit|visage|tres|ce matin)\b/,
    ],
    none: [/\becho\b|\bphoto/],
  },
  {
    topic: 'pregnancy_fall',
    all: [
      new RegExp(`${CARRYING.source}|${WEEKS.source}`),
      /\b(?:pris|recu|donne|prend) (?:un |des )?(?:gros )?coups?\b.*\bventre\b|\bcoups? (?:de (?:pied|poing|genou|coude) )?(?:dans|sur|au) (?:le |mon )?ventre\b/,
    ],
    none: [/\bbebe (?:me |m )?(?:donne|met|fait)|\bsens\b|\bpremiers coups\b|\b(?:du|de) bebe\b/],
  },
  {
    topic: 'mind',
    all: [
      /\bdors? (?:plus|pas)\b|\bsans dormir\b|\bplus dormi\b/,
      /\bvois des (?:choses|gens|ombres|formes)\b|\bentends des\b|\bme veut du mal\b|\bcomplot|\bme surveill\w*|\bpas mon (?:vrai )?bebe\b/,
    ],
  },
  {
    topic: 'mind',
    all: [/\bplus envie\b.*\b(?:d etre la|d exister|de vivre)\b/],
    lasting: true,
  },
  {
    topic: 'mind_baby',
    all: [
      /\b(?:pense|pensees?|images?|idees?|imagine|visions?)\b.*\b(?:le|la|les|l|mon bebe|ma fille|mon fils) (?:secou\w*|jet\w*|noi\w*|noy\w*|frapp\w*|etouff\w*|poignard\w*|lach\w*|fai\w* (?:du )?mal|etrangl\w*)\b/,
    ],
    none: [/\bphotos?\b|\bfilm\b|\bserie\b|\bvoisin/],
  },
];

const ofViolence: Rule[] = [
  {
    topic: 'violence',
    all: [
      /\bmari(?:er|age|ee)\b (?:\w+ )?(?:de force|force)\b|\bforc\w* (?:a |de )?(?:me |m )?(?:marier|epouser)\b|\boblig\w* (?:a |de )?(?:me |m )?(?:marier|epouser)\b/,
    ],
    lasting: true,
  },
  {
    topic: 'violence',
    all: [
      /\b(?:prendra|prendre|garder|enlever|emmener|emmenera|partir avec)\b.*\b(?:enfants?|fille|fils|bebe)\b/,
      /\breverr\w*|\bplus jamais\b|\bdisparai\w*|\bpays\b/,
      /\b(?:dit|menace\w*|jure|promet)\b/,
    ],
    lasting: true,
  },
  {
    topic: 'online',
    all: [
      /\b(?:demande|veut|reclame|exige)\w* (?:\w+ ){0,2}(?:photos?|videos?|nudes?)\b/,
      /\b(?:adulte|inconnue?|homme|monsieur|gars|majeur|type)\b/,
      new RegExp(`${CHILD.source}|\\bados?\\b`),
    ],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [
      /\b(?:bleus|hematomes?|traces? de (?:coups|doigts|main)|marques? (?:de (?:coups|doigts)|sur le corps))\b/,
      /\b(?:chez (?:son|sa|le|la|ma)|nounou|creche|ecole|week ?end)\b/,
      SOMEBODY,
    ],
    none: [/\byeux bleus\b|\bcouleur|\bbody|\bvetement|\bdoudou/],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [
      /\bse (?:glisse|couche|met|frotte) (?:\w+ ){0,2}(?:dans le lit|contre) (?:de |d )?(?:ma|mon|la|sa) (?:petite )?(?:fille|fils|niece|soeur)\b/,
      /\b(?:frere|oncle|tonton|cousin|grand pere|papi|papy|beau pere|voisin|copain|mari|pere)\b/,
    ],
    none: [/\bchat\b|\bchien\b/],
    lasting: true,
  },
  {
    topic: 'child_danger',
    all: [
      /\blaiss\w* (?:\w+ ){0,3}(?:enfants?|bebes?|petits?|gosses?|momes?) (?:tout\w* )?seule?s?\b/,
      /\b(?:nuits?|voiture|journees?|heures?|soirs?)\b/,
      /\b(?:voisine?s?|mari|pere|mere|conjoint|nounou|ex|belle mere|soeur|frere)\b/,
    ],
    none: IN_GENERAL,
    lasting: true,
  },
];

export const BYSTANDERS: readonly Rule[] = [...ofHer, ...ofViolence, ...ofChildren];
