import { formatNumber } from '#src/lib/format.ts';
import type { Part } from './checks.ts';
import type { KnownFigures } from './figures.ts';

const many = (n: number, one: string, others: string) => `${formatNumber(n)} ${n > 1 ? others : one}`;

function age(seconds: number): string {
  if (seconds < 90) return many(Math.round(seconds), 'seconde', 'secondes');
  if (seconds < 5400) return many(Math.round(seconds / 60), 'minute', 'minutes');
  if (seconds < 129_600) return many(Math.round(seconds / 3600), 'heure', 'heures');
  return many(Math.round(seconds / 86_400), 'jour', 'jours');
}

function bytes(n: number): string {
  const gib = n / 1024 ** 3;
  const text = gib >= 10 ? String(Math.round(gib)) : gib.toFixed(1).replace('.', ',');
  return `${text}\u00a0Gio`;
}

const ago = (at: number, now: Date) => age(Math.max(0, now.getTime() / 1000 - at));
const UNKNOWN = 'Ce chiffre n’a pas pu être lu.';

type Words = (figures: KnownFigures, now: Date) => string | null;

const WORDS: Record<Part, Words> = {
  database: ({ database_up: up, database_latency_seconds: latency, database_pool_waiting: waiting }) => {
    if (up === 0) return 'La base de données ne répond pas.';
    const speed = `Elle répond en ${formatNumber(Math.round((latency ?? 0) * 1000))}\u00a0ms.`;
    return waiting ? `${speed} ${many(waiting, 'requête attend', 'requêtes attendent')} leur tour.` : speed;
  },
  ledger: ({ ledger_ok: ok, ledger_problems: found, ledger_check_timestamp_seconds: at }, now) => {
    if (at === undefined) return null;
    const when = `Vérifié il y a ${ago(at, now)}.`;
    return ok === 1 ? `Tout est juste. ${when}` : `${many(found ?? 0, 'anomalie', 'anomalies')}. ${when}`;
  },
  reconciliation: ({ reconciliation_gaps: gaps, reconciliation_timestamp_seconds: at }, now) => {
    if (at === undefined) return null;
    const when = `Comparé il y a ${ago(at, now)}.`;
    return gaps ? `${many(gaps, 'écart', 'écarts')} avec le prestataire. ${when}` : `Aucun écart. ${when}`;
  },
  events: ({ payment_events_unprocessed: waiting, payment_events_oldest_age_seconds: oldest }) => {
    if (waiting === undefined) return null;
    if (waiting === 0) return 'Tous les événements du prestataire sont appliqués.';
    return `${many(waiting, 'événement attend', 'événements attendent')}, le plus ancien depuis ${age(oldest ?? 0)}.`;
  },
  quarantine: ({ quarantine_open: open, quarantine_overdue: overdue }) => {
    if (open === undefined) return null;
    if (open === 0) return 'Aucun paiement en quarantaine.';
    return `${many(open, 'paiement', 'paiements')} en quarantaine, dont ${formatNumber(overdue ?? 0)} depuis plus d’une heure.`;
  },
  withdrawals: ({ withdrawals_stuck: stuck }) => {
    if (stuck === undefined) return null;
    return stuck === 0
      ? 'Tous les virements avancent.'
      : `${many(stuck, 'virement n’avance', 'virements n’avancent')} plus.`;
  },
  faults: ({ faults_recent: faults }) => {
    if (faults === undefined) return null;
    return faults === 0
      ? 'Aucune page en erreur depuis un quart d’heure.'
      : `${many(faults, 'page ou action en erreur', 'pages ou actions en erreur')} depuis un quart d’heure.`;
  },
  jobs: ({ jobs_failed: failed }) => {
    if (failed === undefined) return null;
    return failed === 0
      ? 'Aucune tâche abandonnée.'
      : `${many(failed, 'tâche abandonnée', 'tâches abandonnées')} malgré plusieurs essais.`;
  },
  mail: ({ mail_waiting: waiting, mail_oldest_age_seconds: oldest, mail_refused: refused }) => {
    if (waiting === undefined) return null;
    const said = waiting
      ? `${many(waiting, 'e-mail attend', 'e-mails attendent')} de partir, le plus ancien depuis ${age(oldest ?? 0)}.`
      : 'Aucun e-mail en attente.';
    return refused ? `${said} ${many(refused, 'refusé', 'refusés')} pour de bon.` : said;
  },
  search: ({ search_up: up }) => {
    if (up === undefined) return null;
    return up === 1 ? 'Le moteur de recherche répond.' : 'Le moteur de recherche ne répond pas.';
  },
  disk: ({ disk_free_bytes: free, disk_size_bytes: size }) => {
    if (free === undefined || size === undefined) return null;
    return `${bytes(free)} libres sur ${bytes(size)}.`;
  },
};

/** A part's figures in words. */
export const seenOf = (part: Part, figures: KnownFigures, now: Date): string =>
  WORDS[part](figures, now) ?? UNKNOWN;

export const operationsFr = {
  parts: {
    database: 'Base de données',
    ledger: 'Grand livre',
    reconciliation: 'Rapprochement',
    events: 'Événements de paiement',
    quarantine: 'Quarantaine',
    withdrawals: 'Virements',
    faults: 'Erreurs du site',
    jobs: 'Tâches de fond',
    mail: 'E-mails',
    search: 'Recherche',
    disk: 'Disque',
  } satisfies Record<Part, string>,
  mail: {
    began: (name: string, down: boolean) => `${down ? 'En panne' : 'À regarder'} : ${name}`,
    ended: (name: string) => `C’est fini : ${name}`,
    part: 'Quoi',
    since: 'Depuis',
    until: 'Fini le',
    seen: 'Ce que l’on voit',
    runbook: 'Marche à suivre',
    open: 'Voir l’état du service',
    once: 'Vous ne recevrez pas d’autre message à ce sujet avant que ce soit fini.',
    over: 'Tout va bien de ce côté depuis trois minutes.',
    databaseBack: 'La base de données répond de nouveau.',
  },
};
