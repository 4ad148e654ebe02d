import type { PartState } from '#src/journeys/operations/checks.ts';

export const serviceFr = {
  title: 'État du service',
  about: 'Ce que fait le site en ce moment, partie par partie. La page se met à jour d’elle-même.',
  refresh: 'Actualiser',
  at: (time: string) => `Lu à ${time}`,
  stale: 'La dernière lecture a échoué. Ce qui suit est ce que l’on savait avant.',
  states: {
    good: 'Bien',
    watch: 'À regarder',
    down: 'En panne',
    unknown: 'Inconnu',
  } satisfies Record<PartState, string>,
  since: (moment: string) => `depuis le ${moment}`,
  allGood: 'Tout va bien.',
  summary: (down: number, watch: number) =>
    [
      down > 0 && `${down} ${down > 1 ? 'parties en panne' : 'partie en panne'}`,
      watch > 0 && `${watch} à regarder`,
    ]
      .filter(Boolean)
      .join(', '),
  mend: (screen: string) => `Ouvrir : ${screen}`,
  runbook: 'Marche à suivre',
  faults: 'Ce que la vérification a trouvé',
  nobody: 'Personne n’est prévenu par e-mail : la variable DUTY_EMAIL n’est pas remplie.',
  desks: {
    payments: 'Paiements',
    report: 'Rapprochement',
    quarantine: 'Quarantaine',
    pots: 'Cagnottes',
    home: 'Accueil, état du site',
    search: 'Réglages de la recherche',
  },
} as const;
