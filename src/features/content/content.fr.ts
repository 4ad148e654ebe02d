import { thatName } from '#src/lib/of-name.ts';
import { siteName } from '#src/lib/site-name.ts';

export const magazineFr = {
  title: 'Le magazine des futurs et jeunes parents',
  heading: 'Le magazine',
  description:
    'Grossesse, préparation, premiers mois, démarches : des articles utiles, datés et sourcés pour les futurs et jeunes parents.',
  lead: 'Des réponses courtes à de vraies questions, avec leurs sources et la date de leur dernière relecture.',
  page: (page: number) => ` – page ${page}`,
  category: (name: string) => `${name} : nos articles`,
  pageDescription: (page: number, description: string) => `Page ${page} : ${description}`,
  categories: 'Rubriques',
  all: 'Tout',
  none: 'Aucun article ici pour le moment',
  seeAll: 'Voir tout le magazine',
  feed: 'Recevoir les nouveaux articles par flux RSS',
  feedTitle: (heading: string) => `${heading}, flux RSS`,
  latest: 'À la une',
  invite: {
    title: 'Et votre liste\u202f?',
    text: 'Neuf, occasion, coup de main ou cagnotte : tout ce qu’il faut, au même endroit.',
    action: 'Créer ma liste',
  },
} as const;

export const articleFr = {
  by: 'Par',
  updated: 'Mis à jour le',
  minutes: (minutes: number) => `${minutes}\u00a0min de lecture`,
  sources: 'Sources',
  related: 'À lire ensuite',
  series: {
    title: (name: string) => `Dans la série «\u202f${name}\u202f»`,
    place: (position: number, total: number) => `Article ${position} sur ${total}`,
    previous: 'Précédent',
    next: 'Suivant',
  },
  who: 'Qui écrit\u202f?',
  more: 'Ses autres articles',
} as const;

export const articleReviewFr = {
  on: 'Relu le',
  by: 'par',
  future: 'Relu le\u202f: ce jour n’est pas encore passé.',
} as const;

export const authorFr = {
  title: (name: string, page: number) => `${name} : ses articles${page > 1 ? ` – page ${page}` : ''}`,
  description: (bio: string, page: number) => `${page > 1 ? `Page ${page} : ` : ''}${bio}`.slice(0, 160),
  articles: (total: number) => (total > 1 ? `${total} articles` : total === 1 ? 'Un article' : 'Articles'),
  none: 'Rien de publié pour le moment',
  all: 'Voir tout le magazine',
} as const;

export const pastReviewFr = {
  title: 'À vérifier avant de s’y fier',
  due: 'Cette page devait être relue avant le',
  check: 'Des règles ou des montants ont pu changer depuis\u202f: vérifiez-les à la source.',
} as const;

export const pageFr = {
  start: 'Créer ma liste',
  toFillTitle: 'Cette page n’est pas complète',
  toFill:
    'Les passages entre crochets sont à renseigner par la personne ou la société qui exploite ce site, avant son ouverture au public.',
} as const;

export const faqFr = {
  title: 'Informations utiles et questions fréquentes',
  heading: 'Informations utiles',
  description:
    'Liste, cadeaux, surprise, cagnotte, compte : les réponses aux questions que l’on nous pose le plus souvent.',
  lead: () =>
    `Les questions que posent les parents et leurs proches, et ce ${thatName(siteName())} fait vraiment.`,
  themes: 'Thèmes',
  noAnswer: 'Votre question n’est pas là\u202f?',
  write: 'Écrivez-nous',
  writeLead: 'Une personne vous répond par e-mail.',
  none: 'Les réponses arrivent bientôt',
} as const;

export const sharedFr = {
  title: 'Aperçu à relire : cette page n’est pas publique',
  until: (when: string) => `Ce lien marche jusqu’au ${when}. Ne le partagez qu’avec qui doit relire.`,
} as const;

/** Remarks of whoever reads by a preview link. */
export const guestFr = {
  title: 'Laisser un commentaire',
  lead: 'Un commentaire pour la rédaction, sur un texte qui n’est pas encore public.',
  name: 'Votre nom',
  quote: 'Les mots dont vous parlez',
  quoteHint: 'Copiez-les depuis le texte. Laissez vide pour parler de l’ensemble.',
  text: 'Votre commentaire',
  submit: 'Envoyer à la rédaction',
  sent: 'Merci, la rédaction a reçu votre commentaire. Vous pouvez en laisser un autre.',
  back: 'Revenir au texte',
} as const;

const ASK = 'Demandez un nouveau lien à la personne qui vous l’a envoyé.';

/** Why a preview link shows nothing; null when it never was one. */
export function endedFr(ended: { why: 'expired' | 'revoked' | 'deleted'; at: string | null } | null) {
  const title = 'Cet aperçu n’est plus disponible';
  switch (ended?.why) {
    case 'expired':
      return { title: 'Ce lien de relecture a expiré', text: `Il a marché jusqu’au ${ended.at}. ${ASK}` };
    case 'revoked':
      return { title: 'Ce lien de relecture a été retiré', text: `La rédaction l’a fermé. ${ASK}` };
    case 'deleted':
      return { title, text: 'Le texte qu’il montrait a été retiré par la rédaction.' };
    default:
      return {
        title: 'Ce lien de relecture n’existe pas',
        text: `Vérifiez qu’il a été copié en entier. ${ASK}`,
      };
  }
}
