import { formatDate } from '#src/lib/format.ts';

/** The completion discount, as a list says it. */
export const completionFr = {
  said: (percent: number, until: string) =>
    `− ${percent} % sur ce qui reste et se commande ici, en une commande, jusqu’au ${formatDate(until)}. La remise se fait toute seule.`,
  saidToOwner: (percent: number, until: string) =>
    `− ${percent} % sur ce qui reste de votre liste et se commande ici, en une commande, jusqu’au ${formatDate(until)} : pour vous comme pour vos proches. La remise se fait toute seule.`,
};
