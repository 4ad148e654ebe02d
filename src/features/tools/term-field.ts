import type { ToolKind } from '#src/features/content/tool-kind.ts';

/** The field of each tool that takes the term of a pregnancy; `result`: the tool works it out. */
export const TERM_FIELDS: Partial<Record<ToolKind, string>> = {
  'due-date': 'result',
  'pregnancy-week': 'date',
  'maternity-leave': 'terme',
  'second-parent-leave': 'naissance',
  'additional-leave': 'naissance',
  'birth-aid': 'naissance',
  vaccines: 'naissance',
  'chinese-zodiac': 'date',
};
export const BY_RESULT = 'result';

export const termFieldFr = {
  keep: 'Garder ma date prévue sur cet appareil',
  hint: 'Elle remplira les outils qui la demandent ; elle s’efface en décochant, puis en calculant.',
  filled: 'Votre date prévue, gardée sur cet appareil, est déjà écrite.',
  week: 'Voir ma semaine',
};
