import { CARRYING, CHILD, CLIPPED_SUBJECT, HIM, PREVENTS, TOLD_OF } from './said.ts';
import type { Rule } from './topics.ts';

const SOMEBODY = new RegExp(`${CHILD.source}|${HIM.source}|${CLIPPED_SUBJECT.source}`);

/** A toy that is soft, and no child. */
const SOFT_THING =
  /\b(?:doudou|peluche|matelas|coussin|oreiller|tapis|livre|jouet|ballon)s? (?:(?:est|trop|tres) )?toute? m(?:ou|olle)\b/;
/** A child that does not wake, does not answer or has gone limp. */
export const UNCONSCIOUS: readonly Rule[] = [
  {
    topic: 'unconscious',
    all: [
      SOMEBODY,
      /\binconscien\w*|\binanim\w*|per(?:du|te de) connaissance|\bevanoui\w*|lethargi\w*|comateu\w*|\bcoma\b|sans reaction|poupee de chiffon|per(?:du|d) conscience|impossible (?:de|a) (?:le |la |l )?reveiller|sans vie|tombe\w* dans les pommes(?! de terre)|\bamorphe|\bapathi\w*|dans les vapes|\bfait un malaise|(?:mou|molle)\b.*somnolen|somnolen\w*.*\bm(?:ou|olle)\b|\bfroide? et m(?:ou|olle)|(?:reagi\w*) (?:plus|pas)\b|\brepond\w* (?:plus|pas)\b(?! a son prenom)|\btoute? m(?:ou|olle)\b/,
    ],
    none: [CARRYING, SOFT_THING],
  },
  {
    topic: 'unconscious',
    all: [
      SOMEBODY,
      /\breveill\w* (?:plus|pas)\b(?! (?:la nuit|pour|a|encore))|(?:plus|pas) a (?:le |la |l )?reveiller/,
    ],
    none: [
      /la nuit|pour (?:teter|manger|boire)|aimerais|voudrais|\bmon compte\b|mot de passe/,
      /\b(?:veilleuse|babyphone|berceuse|jouet|appareil|lampe) (?:qui )?(?:ne )?reveill/,
    ],
  },
  { topic: 'unconscious', all: [/bebes? secoue/], none: [PREVENTS, TOLD_OF] },
];
