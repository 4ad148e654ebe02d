import { parisDayOf } from '#src/lib/calendar-day.ts';
import { formatDate, formatNumber } from '#src/lib/format.ts';

/** The report of tickets: who came with them, and what came of it. */
export const ticketReportFr = {
  open: 'Rapport',
  openOf: (code: string) => `Rapport du ticket ${code}`,
  openAll: 'Rapport de ces tickets',
  title: 'Rapport des tickets trouvés',
  titleOf: (code: string) => `Rapport du ticket ${code}`,
  about: (tickets: number) =>
    `${tickets > 1 ? `${formatNumber(tickets)} tickets. ` : ''}Les adresses sont masquées\u202f: l’écran des comptes les donne à qui en a besoin.`,
  none: 'Personne ne s’est encore inscrit ainsi.',
  uses: 'Inscriptions',
  gone: (n: number) => `dont ${formatNumber(n)} ${n > 1 ? 'comptes supprimés' : 'compte supprimé'} depuis`,
  withList: 'Listes commencées',
  share: (n: number, of: number) =>
    `soit ${formatNumber(Math.round((n / of) * 100))}\u00a0% des comptes qui restent, un souhait au moins`,
  columns: { who: 'Compte', code: 'Code', at: 'Inscription', list: 'Liste' },
  noList: 'Pas encore de souhait',
  listFrom: (lists: number, first: string) =>
    `${lists > 1 ? `${formatNumber(lists)} listes, la première` : 'Créée'} le ${formatDate(parisDayOf(first))}`,
  csv: 'Enregistrer le tableau',
  close: 'Fermer',
};
