import type { TemplateField } from '#src/server/db/schema/content.ts';

/** The purpose of each field of the site's own templates; in other templates the name says it. */
const HELP: Record<string, string> = {
  description:
    'Une ou deux phrases, 50 à 160 signes : ce que montrent les moteurs de recherche et les listes.',
  'post.category': 'La rubrique du magazine. Obligatoire pour publier.',
  'post.author': 'Qui signe. Sans choix, l’article n’est pas signé.',
  'post.tags': 'Un mot-clé par ligne.',
  'faq.category': 'Les questions d’un même thème sont réunies sous son nom.',
  cover: 'Une image du site, montrée en tête de page et dans les listes. Sans image, une scène est dessinée.',
  cover_alt: 'Lue à qui ne voit pas l’image.',
  published_at: 'Celle que voient les lecteurs. Sans date, celle de la première publication.',
  sources: 'Une source par ligne : l’organisme, le titre, l’adresse.',
  asked:
    'Une question par ligne, dans les mots des parents : Milla y répond par ce texte. Après « > », l’intertitre qui y répond.',
  position: 'Les plus petits nombres d’abord.',
  'author.role': 'Sous le nom : un métier, une fonction.',
  'author.kind': 'Une personne, ou la rédaction tout entière.',
  'author.bio': 'Deux ou trois phrases, sous chaque article signé.',
  'post.series': 'Le nom commun à plusieurs articles qui se suivent, écrit de même dans chacun.',
  'post.series_position': '1 pour le premier. Sans nombre, dans l’ordre de parution.',
  meta_title: 'Les mots montrés à la place du titre dans leurs résultats et dans les partages.',
  reviewed_by:
    'La personne qui a relu le fond. Les lecteurs le voient jusqu’au prochain changement du texte.',
  reviewed_on: 'Après un changement du texte, une nouvelle relecture se dit par une nouvelle date.',
  review_before: 'Ce jour-là, le texte paraît sur l’accueil de la rédaction.',
  'tool.tool': 'Le calcul que fait cette page.',
};

/** One sentence, or nothing. */
export function helpOf({ name }: TemplateField, namespace: unknown): string | undefined {
  return HELP[`${namespace}.${name}`] ?? HELP[name];
}
