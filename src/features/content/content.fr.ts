export const magazineFr = {
  title: 'Le magazine des futurs et jeunes parents',
  heading: 'Le magazine',
  description:
    'Grossesse, préparation, premiers mois, démarches : des articles utiles, datés et sourcés pour les futurs et jeunes parents.',
  lead: 'Des réponses courtes à de vraies questions, avec leurs sources et la date de leur dernière relecture.',
  page: (page: number) => ` – page ${page}`,
  category: (name: string) => `${name} : nos articles`,
} as const;

export const faqFr = {
  title: 'Informations utiles et questions fréquentes',
  heading: 'Informations utiles',
  description:
    'Liste, cadeaux, surprise, cagnotte, compte : les réponses aux questions que l’on nous pose le plus souvent.',
  lead: 'Les questions que posent les parents et leurs proches, et ce que Merveille fait vraiment.',
} as const;
