import { formatPrice } from '#src/lib/format.ts';

/** The list doctor's words for each thing it finds. */
export const doctorWords = {
  birthdate:
    'La date prévue de la naissance n’est pas indiquée : vos proches aiment savoir, et elle fixe le jour où tout se dévoile.',
  cover: 'Votre liste n’a pas encore de couverture.',
  welcome: 'Un mot de votre part accueillerait vos proches.',
  few: (count: number) =>
    count === 0
      ? 'Votre liste est vide : commencez par trois envies, le reste viendra.'
      : `${count} ${count === 1 ? 'envie' : 'envies'} seulement : avec une dizaine, chacun trouve un cadeau à sa mesure.`,
  term: (days: number) =>
    days <= 1
      ? 'La naissance est toute proche, et aucun siège auto n’est sur la liste : il est obligatoire dès la sortie de la maternité en voiture.'
      : `Plus que ${days} jours, et aucun siège auto n’est sur la liste : il est obligatoire dès la sortie de la maternité en voiture.`,
  cold: 'Bébé naîtra en saison froide, et rien de chaud n’est sur la liste : bonnet, combinaison, gigoteuse…',
  hot: 'Bébé naîtra en été, et rien n’est prévu pour la chaleur : chapeau, ombrelle, bodies légers…',
  family: (label: string) => `Rien encore dans « ${label} ».`,
  duplicate: (name: string, count: number) => `« ${name} » est ${count} fois sur la liste.`,
  dead: (name: string) => `La page de « ${name} » n’existe plus chez le marchand.`,
  price: (name: string, before: number, now: number) =>
    `Le prix de « ${name} » est passé de ${formatPrice(before)} à ${formatPrice(now)}.`,
  outOfStock: (name: string) => `« ${name} » n’est plus en stock.`,
  band: (from: number, to: number) =>
    from === 0
      ? `Aucune envie à moins de ${formatPrice(to)} : les petits budgets n’ont rien à offrir.`
      : `Aucune envie entre ${formatPrice(from)} et ${formatPrice(to)}.`,
  priceless: (count: number) =>
    count > 1 ? `${count} articles n’ont pas de prix.` : 'Un article n’a pas de prix.',
} as const;
