import type { Day } from '#src/lib/calendar-day.ts';
import { formatCount, formatDate } from '#src/lib/format.ts';
import { choice, date, optionalDate, optionalNumber } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { defineTool } from '../tool.ts';
import { type SickChildDays, sickChildDays } from './sick-child.ts';

const JOBS = [
  { value: 'prive', label: 'Salarié·e du privé' },
  { value: 'public', label: 'Fonction publique' },
  { value: 'independant', label: 'Indépendant·e' },
] as const;

const CHECK =
  'À vérifier avec votre convention collective et votre employeur : beaucoup accordent plus de jours, ou les paient. En Alsace-Moselle, le droit local peut maintenir le salaire.';

const ELSEWHERE = {
  public:
    'Dans la fonction publique, ce sont des autorisations d’absence, avec d’autres durées et d’autres conditions : demandez-les à votre service du personnel.',
  independant:
    'Le code du travail ne donne ces jours qu’aux salariés. Un contrat de prévoyance peut prévoir quelque chose pour un travailleur indépendant : relisez le vôtre.',
} as const;

const BECAUSE: Record<SickChildDays['because'], string> = {
  baby: 'votre enfant a moins d’un an',
  family: 'vous avez trois enfants ou plus de moins de seize ans',
  child: 'le minimum de la loi pour un enfant de moins de seize ans',
  'too-old': 'ce congé vaut pour un enfant de moins de seize ans',
};

function elsewhere(job: keyof typeof ELSEWHERE): Block[] {
  return [
    {
      kind: 'answer',
      label: 'Jours pour enfant malade',
      value: 'Une autre règle que celle de cet outil',
      note: 'il ne connaît que celle des salariés du privé',
    },
    { kind: 'note', tone: 'cream', text: ELSEWHERE[job] },
  ];
}

function blocksOf({ days, because, firstBirthday }: SickChildDays): Block[] {
  const law: Block[] = [
    {
      kind: 'answer',
      label: 'Jours pour enfant malade',
      value: days === 0 ? 'Pas de jours prévus par la loi' : `${formatCount(days, 'jour', 'jours')} par an`,
      note: BECAUSE[because],
    },
  ];
  const check: Block = { kind: 'note', tone: 'alert', text: CHECK };
  if (days === 0) return [...law, check];
  const later: [string, string][] =
    because === 'baby'
      ? [['À partir du premier anniversaire', `3 jours par an, dès le ${formatDate(firstBirthday)}`]]
      : [];
  return [
    ...law,
    {
      kind: 'facts',
      rows: [
        ...later,
        ['Ce qu’il faut', 'un certificat médical qui constate la maladie ou l’accident'],
        ['Salaire', 'la loi n’en prévoit pas pour ces jours ; votre convention peut en prévoir'],
        ['Ancienneté', 'aucune n’est demandée'],
        ['Pour chaque parent', 'le droit est celui du salarié : l’autre parent a le sien'],
      ],
    },
    check,
  ];
}

export const sickChildTool = defineTool({
  submit: 'Voir mes jours',
  fields: {
    emploi: choice({ label: 'Votre emploi', options: JOBS, start: 'prive' }),
    naissance: date({
      label: 'Date de naissance de l’enfant malade',
      from: (today) => `${Number(today.slice(0, 4)) - 20}-01-01`,
      to: (today: Day) => today,
      outside: 'Écrivez la date d’un enfant déjà né.',
    }),
    enfants: optionalNumber({
      label: 'Enfants de moins de 16 ans à votre charge',
      hint: 'Avec celui-ci.',
      min: 1,
      max: 15,
      start: 1,
    }),
    absence: optionalDate({ label: 'Premier jour d’absence', hint: 'Vide : aujourd’hui.' }),
  },
  answer({ emploi, naissance, enfants, absence }, today) {
    if (emploi !== 'prive') return { result: { blocks: elsewhere(emploi) } };
    if (absence && absence < naissance)
      return { errors: { absence: 'Ce jour précède la naissance : vérifiez les dates.' } };
    const found = sickChildDays({ birth: naissance, children: enfants ?? 1, on: absence ?? today });
    return { result: { blocks: blocksOf(found) } };
  },
});
