import type { DoubtfulOuting, OutingsFeed } from '#src/features/tourism/desk.calls.ts';
import { formatCount, formatDate, formatNumber } from '#src/lib/format.ts';

type Doubt = DoubtfulOuting['doubt'];

export const outingsAdminFr = {
  title: 'Sorties',
  about:
    'Les musées viennent de Muséofile, les autres sorties de DATAtourisme. Ce qui contredit la commune annoncée n’est ni mesuré ni compté sur le site.',
  open: 'Voir les pages',
  doubtful: 'Lieux mis en doute',
  count: (n: number) => formatCount(n, 'lieu mis en doute', 'lieux mis en doute'),
  none: 'Aucun lieu n’est mis en doute.',
  doubts: {
    far: 'Coordonnées hors de la commune : le musée se montre sans distance.',
    town: 'L’adresse nomme une autre commune : le musée n’est montré ni compté nulle part.',
  } satisfies Record<Doubt, string>,
  place: ({ commune, department, distance_km }: DoubtfulOuting) =>
    `Annoncé à ${commune} (${department})${distance_km === null ? '' : `, à ${formatNumber(distance_km)} km de la mairie`}`,
  noAddress: 'Sans adresse.',
  notice: 'Notice',
  noticeOf: (name: string) => `Notice\u202f: ${name}`,
  map: 'Carte',
  mapOf: (name: string) => `Carte\u202f: ${name}`,
  mend: 'Une erreur se corrige à la source, au ministère de la Culture. La prochaine mise à jour des données ouvertes la reprend.',
  feeds: 'Imports de DATAtourisme',
  noFeed: 'Rien n’a été importé de DATAtourisme.',
  how: 'Un import se fait par la commande',
  howAfter:
    'sur la machine du site. Avec « --dry-run », elle dit sans rien écrire ce qui serait ajouté, changé ou retiré, et pourquoi le reste est refusé.',
  imported: ({ shown, over, withdrawn, imported_at }: OutingsFeed) =>
    `${formatCount(shown, 'sortie montrée', 'sorties montrées')}, ${formatCount(over, 'passée', 'passées')}, ${formatCount(withdrawn, 'retirée', 'retirées')}. Dernier import le ${formatDate(imported_at)}.`,
};
