import { fold } from '#search/text.ts';
import type { ToolKind } from '#src/features/content/tool-kind.ts';
import type { Day } from '#src/lib/calendar-day.ts';
import { dayIn } from './dates.ts';

/** A tool that a question asks for, and the fields of its form that the question fills in. */
export interface ToolAsked {
  kind: ToolKind;
  fields: Record<string, string>;
}

interface Asking {
  /** Folded. */
  text: string;
  typed: string;
  today: Day;
  term: Day | null;
}

interface Rule {
  kind: ToolKind;
  asks: RegExp;
  unless?: RegExp;
  fields?(asking: Asking): Record<string, string>;
}

const TWINS = /jumeau|jumelle/;
const LEAVE = String.raw`(?:conges?|cong\b|arret|cm\b)`;

/** Leaving work before a birth, without the word for it. */
const STOPPING = String.raw`\bm arrete(?:r|rai)?\b.*(?:quand|travail|boulot|accouch|grossesse)|(?:quand|accouch\w*).*\bm arrete|arreter de (?:travailler|bosser)|dernier jour de (?:travail|boulot)`;

const termOf = ({ text, today, term }: Asking) => dayIn(text, today, 'next') ?? term;

function dating(asking: Asking): Record<string, string> {
  const { text, today } = asking;
  const past = dayIn(text, today, 'last');
  if (past === null) return {};
  if (/transfert|\bfiv\b/.test(text)) return { depuis: 'transfert', date: past };
  if (/ovulation|conception|concu/.test(text)) return { depuis: 'conception', date: past };
  return { depuis: 'regles', date: past };
}

const numberBefore = (text: string, unit: RegExp) =>
  new RegExp(String.raw`(\d{1,4}(?:[.,]\d)?)\s*(?:${unit.source})\b`).exec(text)?.[1]?.replace(',', '.');

const given = (fields: Record<string, string | null | undefined | false>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** The family name after "avec": "prénom qui va avec Le Goff". */
function surnameIn(typed: string): string | null {
  const after =
    /\bavec\s+(?:(?:(?:mon|notre|le)\s+)?nom(?:\s+de\s+famille)?\s+)?([\p{L}][\p{L}'’ -]{1,40})\s*[?.!]*$/iu.exec(
      typed,
    );
  const name = after?.[1]?.trim() ?? '';
  return name === '' || /^(?:mon|notre|un|une|le|la|les|son) |^[Nn]om\b/.test(name) ? null : name;
}

/** The first that fits is the tool that is asked for: what is narrow stands before what is wide. */
const RULES: readonly Rule[] = [
  {
    kind: 'daily-allowance',
    asks: /indemnit|\bijss?\b|(?:touche|gagne|percev|paye).*(?:conge|maternite)|(?:conge|maternite).*(?:touche|paye|salaire|remunere)/,
    unless: /patern|papa|rendez|rdv|malade|nouveau conge|conge de naissance|supplementaire/,
    fields: wages,
  },
  {
    kind: 'additional-leave',
    asks: /supplementaire de naissance|nouveau conge|conge supplementaire/,
    fields: (asking) => given({ naissance: termOf(asking) }),
  },
  {
    kind: 'second-parent-leave',
    asks: new RegExp(
      `${LEAVE}.*(?:patern|\\bpat\\b|papa|pere|second parent|coparent)|patern.*conge|combien de jours?\\b.*\\b(?:papa|pere|second parent)\\b|\\b(?:papa|pere|second parent)\\b.*\\bcombien de jours?\\b|\\bjours? (?:du|de|pour|au) (?:le |la |l )?(?:papa|pere|second parent|conjoint|mari)\\b`,
    ),
    unless: /employeur|patron|refuse|previen|preven/,
    fields: (asking) => given({ naissance: termOf(asking), plusieurs: TWINS.test(asking.text) && '1' }),
  },
  {
    kind: 'maternity-leave',
    asks: new RegExp(`${LEAVE}.*(?:\\bmat\\b|matern)|matern.*${LEAVE}|${STOPPING}`),
    unless: /allait|biberon|tetine|fumer|sport|maladie/,
    fields: maternity,
  },
  {
    kind: 'sick-child',
    asks: /(?:enfants?|bebe|fils|fille|petite?)\b.*malade|malade.*(?:enfant|bebe)/,
    unless: /\bque faire|soigner|medecin/,
  },
  {
    kind: 'birth-aid',
    asks: /prime (?:a|de) (?:la )?naissance|allocation de base|\bpaje\b|prime.*(?:caf|grossesse)|aides?.*\bcaf\b.*naissance/,
    unless: /\bcmg\b|mode de garde/,
  },
  {
    kind: 'childcare',
    asks: /\bcmg\b|libre choix du mode de garde|(?:combien|cout|coute|tarif|prix|payer).*(?:creche|nounou|assistante? maternel|mode de garde|garde d enfant)|(?:aide|reste a charge).*(?:creche|nounou|assistante? maternel|mode de garde)/,
    unless: /\bchoisir\b|\bgagn|\bdevenir\b|\blicenci/,
  },
  {
    kind: 'pregnancy-week',
    asks: /\b(?:dpa|terme|date prevue|accouche\w*)\b.*\d/,
    unless:
      /regles|ddr|fiv|transfert|ovulation|conception|conge|arret|semaines?\b|\bsa\b|\b(?:a|ai|as|ont|vien[st]t?|viens? d|vient d) accouche|\baccouche?e\b|\bdepuis l accouchement|\bapres l accouchement/,
    fields: (asking) => given({ depuis: termOf(asking) && 'terme', date: termOf(asking) }),
  },
  {
    kind: 'pregnancy-week',
    asks: /(?:suis|est|sommes|etre|en) a combien de (?:semaines?|mois|sa)\b|(?:terme|dpa)\b.*combien de (?:semaines?|mois|sa)\b/,
    unless: /conge|regles|ddr|fiv|transfert|ovulation|conception/,
    fields: (asking) => given({ depuis: termOf(asking) && 'terme', date: termOf(asking) }),
  },
  {
    kind: 'due-date',
    asks: /(?:calcul|estim|connaitre|quand|date|terme).*(?:accouch|dpa|\bfiv\b|terme)|(?:regles|ddr|ovulation|conception|transfert|\bfiv\b).*(?:accouch|terme|dpa|naissance)|\bdpa\b|naegele/,
    unless: /conge|valise|sac\b|declar/,
    fields: dating,
  },
  {
    kind: 'fertile-window',
    asks: /fertil|ovul|tomber enceinte|fecond|concevoir|test de grossesse/,
    fields: (asking) =>
      given({
        date: dayIn(asking.text, asking.today, 'last'),
        cycle: numberBefore(asking.text.replace(/.*cycle/, ''), /jours?/),
      }),
  },
  {
    kind: 'pregnancy-week',
    asks: /enceinte de combien|(?:combien|quel).*(?:semaines?|mois|sa).*(?:enceinte|grossesse)|ou j en suis|\d\s*(?:sa|semaines?)\b.*\bmois|trimestre|(?:sa|amenorrhee)\b.*semaines? de grossesse/,
    unless: /conge|retraite|comptab|scolaire|impot|loyer|chomage/,
    fields: (asking) => given({ depuis: asking.term && 'terme', date: asking.term }),
  },
  {
    kind: 'clothing-size',
    asks: /\bmois\b.*\bcombien de (?:cm|centimetres)\b|combien de (?:cm|centimetres)\b.*\bmois\b|tailles?\b.*(?:vetement|habit|bod(?:y|ies)|pyjama|mois|\bcm\b|\d|naissance)|(?:vetement|habit|pyjama).*taille/,
    unless:
      /\bliste\b|adulte|cible|gigoteuse|couche|grossesse|combien de (?:bod(?:y|ies)|pyjamas|vetements|habits)/,
    fields: ({ text }) =>
      given({
        mois: numberBefore(text, /mois/),
        taille: numberBefore(text, /cm/),
        poids: numberBefore(text, /kg|kilos?/),
      }),
  },
  {
    kind: 'name-finder',
    asks: /prenoms?\b.*(?:avec|nom de famille)|accord.*prenom/,
    unless: /accent|trema/,
    fields: ({ typed }) => given({ nom: surnameIn(typed) }),
  },
  {
    kind: 'chinese-zodiac',
    asks: /signe.*chinois|astrologie chinoise|annee du (?:rat|buffle|tigre|lapin|dragon|serpent|cheval|chevre|singe|coq|chien|cochon)/,
    fields: (asking) => given({ date: dayIn(asking.text, asking.today, 'last') ?? asking.term }),
  },
  {
    kind: 'vaccines',
    asks: /vaccin/,
    fields: (asking) => given({ naissance: dayIn(asking.text, asking.today, 'last') }),
  },
  {
    kind: 'bag',
    asks: /valise|\bsac\b.*(?:maternite|naissance)|(?:cocher|checklist).*maternite/,
    unless: /papier|\bpapa\b/,
    fields: ({ text }) => given({ cesarienne: /cesar/.test(text) && '1', jumeaux: TWINS.test(text) && '1' }),
  },
  {
    kind: 'budget',
    asks: /budget|\bdepens\w*\b.*\b(?:combien|annee|prevoir)\b|\bcombien\b.*\bdepens\w*|(?:combien|cout).*\bbebe\b.*(?:annee|mois|an\b)|combien.*cou(?:te|t)\b.*\b(?:bebe|enfant)$/,
    unless: /taille|malade|dort|dormir|\bne\b|creche|nounou/,
  },
  {
    kind: 'growth',
    asks: /taille.*(?:adulte|cible|definitive)|percentile|courbe de (?:croissance|poids)|(?:noter|suivre).*(?:poids|taille|mesures)|\bpeser\b|perte de poids.*naissance|carnet de mesures/,
  },
];

function maternity(asking: Asking): Record<string, string> {
  const term = termOf(asking);
  const { text } = asking;
  const many = /triple/.test(text)
    ? 'triplets'
    : TWINS.test(text)
      ? 'twins'
      : /\b(?:3e|3eme|troisieme)\b/.test(text)
        ? 'third'
        : null;
  return given({ terme: term, enfants: many });
}

/** The same gross wage for each of the three months. */
function wages({ text }: Asking): Record<string, string> {
  const wage = /(\d[\d ]{2,6})\s*(?:€|euros?|brut)/.exec(text)?.[1]?.replaceAll(' ', '');
  return wage ? { situation: 'mensuel', mois1: wage, mois2: wage, mois3: wage } : {};
}

/** Fields without which a form has no answer: half filled in, it would open on an error. */
const NEEDS: Partial<Record<ToolKind, readonly string[]>> = {
  'maternity-leave': ['terme'],
  'second-parent-leave': ['naissance'],
  'additional-leave': ['naissance'],
  'due-date': ['date'],
  'pregnancy-week': ['date'],
  'fertile-window': ['date'],
  'chinese-zodiac': ['date'],
  vaccines: ['naissance'],
  'name-finder': ['nom'],
  'daily-allowance': ['mois1', 'debut'],
};

/** The tool that computes what is asked; null when none does. */
export function toolAsked(typed: string, today: Day, term: Day | null): ToolAsked | null {
  const text = fold(typed).replace(/[’']/g, ' ');
  const rule = RULES.find(({ asks, unless }) => asks.test(text) && !unless?.test(text));
  if (!rule) return null;
  const fields = rule.fields?.({ text, typed, today, term }) ?? {};
  const enough = (NEEDS[rule.kind] ?? []).every((name) => fields[name] !== undefined);
  return { kind: rule.kind, fields: enough ? fields : {} };
}
