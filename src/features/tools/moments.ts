import { MOMENTS, type Moment, TOOL_ABOUT, type ToolKind } from '#src/features/content/tool-kind.ts';
import type { IconName } from '#src/ui/icons.ts';

export interface ToolCard {
  href: string;
  title: string;
  text: string;
  icon: IconName;
}

export interface MomentCards {
  moment: Moment;
  title: string;
  lead: string;
  cards: ToolCard[];
}

const TITLES: Record<Moment, { title: string; lead: string }> = {
  projet: { title: 'Le projet', lead: 'Avant la grossesse, ou quand on commence à rêver.' },
  grossesse: { title: 'La grossesse', lead: 'Se repérer dans le temps, préparer sans s’encombrer.' },
  naissance: { title: 'La naissance', lead: 'Les congés de chacun, et ce qui se passe autour de vous.' },
  bebe: { title: 'Le bébé', lead: 'Grandir, s’habiller, se faire vacciner : les premiers repères.' },
};

/** Pages that are not calculators and answer the same kind of question. */
const OTHERS: Partial<Record<Moment, readonly ToolCard[]>> = {
  projet: [
    {
      href: '/prenoms',
      title: 'Explorer les prénoms',
      text: 'Classement, courbes depuis 1900, recherche par son ou par tendance.',
      icon: 'heart',
    },
    {
      href: '/prenoms/choisir-a-deux',
      title: 'Choisir un prénom à deux',
      text: 'Chacun répond de son côté ; seuls vos accords se montrent.',
      icon: 'sparkle',
    },
  ],
  grossesse: [
    {
      href: '/grossesse',
      title: 'Semaine par semaine',
      text: 'Les dates qui comptent et ce qui se prépare, de la première semaine aux trois mois du bébé.',
      icon: 'book',
    },
  ],
  naissance: [
    {
      href: '/naissances',
      title: 'Les naissances dans votre ville',
      text: 'Combien d’enfants naissent chez vous, et dans les villes voisines.',
      icon: 'pin',
    },
  ],
  bebe: [
    {
      href: '/guide-tailles-vetements-bebe',
      title: 'Le guide des tailles, à imprimer',
      text: 'Toutes les tailles de vêtements de bébé sur une page : mois, centimètres et kilos.',
      icon: 'print',
    },
  ],
};

/** The tools in the order of a family's life; a moment without any is left out. */
export function momentsOf(
  tools: readonly { slug: string; title: string; description: string; kind: ToolKind }[],
): MomentCards[] {
  return MOMENTS.map((moment) => {
    const own = tools
      .filter(({ kind }) => TOOL_ABOUT[kind].moment === moment)
      .map(
        ({ slug, title, description, kind }): ToolCard => ({
          href: `/outils/${slug}`,
          title,
          text: description,
          icon: TOOL_ABOUT[kind].icon,
        }),
      );
    return { moment, ...TITLES[moment], cards: [...own, ...(OTHERS[moment] ?? [])] };
  }).filter(({ cards }) => cards.length > 0);
}
