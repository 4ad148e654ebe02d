import { fold } from '#search/text.ts';
import type { Quote } from './choose.ts';

/** Something that is asked about a subject: a page of the subject that does not tell it is no answer. */
interface Attribute {
  asks: RegExp;
  unless?: RegExp;
  /** Found in the sentences, or `inHeads` in titles and headings alone; none where nothing here may tell it. */
  tells: RegExp | null;
  inHeads?: boolean;
}

const leave = (asks: RegExp, tells = asks): Attribute => ({ asks, tells, inHeads: true });

/** Asked of who carries a child: whether she may do it, and no page on a child's outings says that. */
const SHE_MAY = String.raw`\b(?:avion|voyag\w*|voler|train|conduire|velo|ski\w*|sports?|cour(?:ir|se)|footing|yoga|piscine|nager|natation|randonn\w*|sauna|hammam|jacuzzi|massages?|tatou\w*|coloration|teinture|vernis|piercing|moto|trottinette)\b`;
const AT_WHICH_AGE = String.raw`\b(?:quel age|quel mois|quand|combien de mois)\b`;
const COMES_TO = String.raw`\b(?:march(?:e|er|ent|era)|ri(?:re|t|ent)|parl(?:e|er|ent)|souri(?:re|t|ent)|ramp(?:e|er|ent)|dents?|(?:ses|leurs) nuits|premiers? (?:pas|mots?|sourires?))\b`;

const ATTRIBUTES: readonly Attribute[] = [
  // A dose is for who knows the child.
  {
    asks: /\bml\b|millilitres?|\bdos(?:es?|age|er)\b|posologie|\bquantites? de (?:lait|boisson|nourriture)|combien de lait|\bcombien (?:de grammes|d onces)/,
    unless:
      /vaccin|rappel|achet|choisir|quels? biberons?|modele|avion|bagage|manqu\w* (?:une|la|sa|le) dose|dose (?:qui )?manqu/,
    tells: null,
  },
  // Nor is a medicine, whatever else is told beside it.
  {
    asks: /\b(?:combien|dos(?:e|es|age|er)|quelle quantite|donner|prendre|prescri\w*)\b.*\b(?:doliprane|paracetamol|ibuprofene|advil|nurofen|aspirine|efferalgan|dafalgan|antibiotiques?|amoxicilline|sirop|cortisone|smecta|gaviscon|medicaments?|melatonine|suppositoires?|vitamine)\b/,
    tells: null,
  },
  // How often in a day: by a number of the same thing.
  ...['tetees?', 'biberons?', 'repas', 'siestes?', 'selles', 'couches', 'bains?', 'pipis?'].map(
    (thing): Attribute => ({
      asks: new RegExp(
        String.raw`\bcombien (?:de |d )?(?:fois )?${thing}\b.*\b(?:par|en) (?:jour|nuit|24|semaine)`,
      ),
      tells: new RegExp(
        String.raw`\b(?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze) (?:(?:a|ou) \w+ )?${thing}\b.*\b(?:jour|nuit|24|semaine)|${thing}\b.*\b(?:fois par|tous les)\b`,
      ),
    }),
  ),
  {
    asks: /(?:veut dire|veulent dire|signifi\w*|etymologi\w*|origines?)\b.*prenom|prenom.*(?:veut dire|signifi\w*|etymologi\w*|origines?\b|d ou vient)/,
    tells: /signifi|veut dire|etymolog|\bvient (?:de|du)\b/,
  },
  // A child who refuses to eat or to sleep is told of nowhere else than where a refusal is.
  {
    asks: /\b(?:refuse\w*|(?:ne )?veut (?:pas|plus)|(?:ne )?prend (?:pas|plus)) (?:de |d |du |le |la |son |sa |ses |au )?(?:biberon|sein|tetine|manger|dormir|boire|lait|teter)\b/,
    tells: /\brefus|\bne veut (?:rien|pas|plus)|\bforce\b/,
  },
  {
    asks: /\bheures? (?:dort|dorm\w*)|combien (?:de temps |d heures )?(?:\w+ )?(?:dort|dorm\w*)|\bdort combien|heures? de sommeil/,
    tells: /\bheures? (?:de sommeil|par (?:nuit|jour))|\bdor(?:t|mir) .*\bheures?\b/,
  },
  {
    asks: /\baccouchement dure|\bdur(?:e|ee) (?:d un |un |de l |l |de mon )?(?:accouchement|travail d accouchement)/,
    unless: /conge|sejour/,
    tells: /\baccouchement dure|travail dure/,
  },
  // What a child comes to do, at which age.
  {
    asks: new RegExp(`${AT_WHICH_AGE}.*${COMES_TO}|${COMES_TO}.*${AT_WHICH_AGE}`),
    unless: /\b(?:liste|cagnotte|reservation|site|en parler|parler (?:de|a|au))\b/,
    tells:
      /\bpremi(?:er|ere)s? (?:pas|mots?|sourires?|rires?|dents?)\b|\bsouri|\bmarche (?:seul|vers)|\b(?:ses|leurs) nuits\b/,
  },
  {
    asks: /\b(?:se (?:passe|deroule)) (?:un |l |mon |le )?(?:accouchement|travail)\b/,
    tells: /\b(?:accouchement|travail) se (?:passe|deroule)/,
  },
  { asks: /\brepar(?:er|ation)\b/, tells: /\brepar/ },
  { asks: /\bpointures?\b/, tells: /\bpointure/ },
  {
    asks: /\ballocations? familiales?\b/,
    unless: /\bcaisse d\b/,
    tells: /(?<!caisse d )\ballocations? familiales?\b/,
  },
  {
    asks: /\blicenci\w*|\brompre le contrat|rupture (?:du |de )?contrat/,
    tells: /\blicenci|\bromp|\brupture/,
  },
  {
    asks: /\b(?:ouvrir|creer|monter) (?:une? )?(?:micro creche|creche|mam|maison d assistantes|halte garderie)\b/,
    tells: null,
  },
  {
    asks: /\bdevenir (?!(?:maman|papa|mere|pere|parents?|grands?|obligatoire)\b)\w/,
    tells: /\bdevenir\b/,
  },
  {
    asks: /(?:\bgagn\w*|\bsalaires?\b).*\b(?:sages? femmes?|nounous?|assistante?s? maternel\w*|puericult\w*|pediatres?|infirmi\w*|medecins?|gynecologues?)/,
    tells: null,
  },
  {
    asks: /\bcomment (?:avoir|faire|concevoir|tomber enceinte) (?:de |des |d )?(?:jumeaux|jumelles|un garcon|une fille)\b/,
    tells: null,
  },
  leave(/\badopt\w*/),
  leave(/conges? parenta(?:l|ux)|parental d education/, /parental/),
  leave(/proche aidant|presence parentale|sans solde|sabbatique|pathologique|conge de deuil/),
  {
    asks: /\bhoraires?\b|\b(?:a |de )quelle heure\b|heures? d ouverture/,
    tells: /\b\d{1,2} ?(?:h|heures?)\b/,
  },
  {
    asks: /\bnumeros? (?:de telephone |de tel )?(?:de|du|d)\b|\btelephone (?:de|du|d)\b|\bjoindre par telephone\b/,
    unless: /securite sociale|suivi|commande|serie|lot\b|alerte|urgence/,
    tells: /\d\d ?\d\d|\b1[1578]\d?\b/,
  },
  {
    asks: new RegExp(`${SHE_MAY}.*\\b(?:enceinte|grossesse)|(?:enceinte|grossesse)\\b.*${SHE_MAY}`),
    tells: /enceinte|grossesse/,
  },
];

const plain = (text: string) => fold(text).replace(/[’'-]/g, ' ');

/** True where these sentences tell what a question asks for about its subject, or it asks for nothing of the kind. */
export function tellsAskedFor(question: string, quotes: readonly Quote[]): boolean {
  const asked = plain(question);
  const heads = plain(quotes.map(({ title, about = '' }) => `${title} ${about}`).join(' '));
  const said = plain(quotes.map(({ quote, under = [] }) => `${under.join(' ')} ${quote}`).join(' '));
  return ATTRIBUTES.every(({ asks, unless, tells, inHeads = false }) => {
    if (!asks.test(asked) || unless?.test(asked)) return true;
    return tells?.test(inHeads ? heads : said) ?? false;
  });
}

const OF_HIM = String.raw`\b(?:de|d|du|a|chez|(?:de |pour )?(?:la |sa )?famille)\s*[?.!]*$`;
/** The same of a name without capitals, which was not taken out. */
const OF_SOMEBODY =
  /\b(?:mails?|telephone|portable|coordonnees|iban)\b (?:et (?:le |la |l )?\w+ )?(?:de|d) (?!(?:la|le|les|l|mon|ma|mes|notre|nos|votre|vos|suivi|securite|serie|compte|contact|service|livraison|facturation|confirmation|merveille|sage|ce|cette|un|une)\b)\w+ \w+\s*[?.!]*$/;
const DATA =
  /\b(?:adresse|mails?|e ?mails?|courriel|telephone|portable|numero|coordonnees|iban|compte|mot de passe)\b/;
const GIVING =
  /\b(?:qui|combien)\b.*\b(?:particip\w*|donn\w*|offert|reserv\w*|cotis\w*|achet\w*|vers\w*|mis)\b/;

/**
 * True of a question about somebody: their address, what was given to them. Names are taken out of a question before it
 * is read (`asking/masked.ts`), so that it ends where the name stood.
 */
export function isOfSomebody(question: string): boolean {
  const asked = plain(question).trim();
  if (OF_SOMEBODY.test(asked)) return true;
  return new RegExp(OF_HIM).test(asked) && (DATA.test(asked) || GIVING.test(asked));
}

const BORN =
  /\b(?:mon|notre|le|un|son) (?:bebe|fils|nourrisson) (?:a|est|fait|dort|mange|pleure|tete|boit|veut|ne)\b|\bbebe (?:a|est|fait|dort|mange|pleure|tete|boit|veut|ne)\b|\b(?:mon fils|ma fille|nourrisson|loulou|ma puce)\b/;
const UNBORN = /enceinte|ventre|grossesse|semaines?\b|\bsa\b|uter|naitre|terme|foetus|bouge|coups de pied/;

/** A mother's own food: pages of a baby's meals do not tell it. */
const HER_MEALS = /\b(?:enceintes?|grossesse|allait\w*)\b/;
const OF_MEALS =
  /\b(?:mang\w*|boire|bois|consomm\w*|aliments?|oeufs?|poissons?|fromages?|viande|miel|cafe|alcool)\b/;

/** False of a page that tells of somebody else: a child in the womb for one that is born, a baby's meals for its mother's. */
export function mayTell(question: string, { path }: { path: string }): boolean {
  const asked = plain(question);
  if (/^\/grossesse\/semaine-/.test(path)) return !BORN.test(asked) || UNBORN.test(asked);
  if (path.endsWith('/commencer-la-diversification'))
    return !HER_MEALS.test(asked) || !OF_MEALS.test(asked) || /\bbebe\b|diversif/.test(asked);
  return true;
}
