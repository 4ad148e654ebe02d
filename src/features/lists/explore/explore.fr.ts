import { formatCount } from '#src/lib/format.ts';
import { siteName } from '#src/lib/site-name.ts';

export const exploreFr = {
  title: 'Trouver des idées',
  description: 'Le catalogue par rayon, par budget et par sélection, pour garnir votre liste de naissance.',
  lead: 'Par rayon, par budget ou par envie : ce qui vous plaît rejoint votre liste d’un geste.',
  families: 'Par rayon',
  budgets: 'Par budget',
  selections: 'Nos sélections',
  presets: 'Recherches toutes prêtes',
  popular: 'Souvent demandés',
  elsewhere: 'Vu ailleurs ?',
  elsewhereText:
    'Collez le lien d’un article de n’importe quelle boutique, ou installez le bouton qui l’ajoute pour vous.',
  byLink: 'Coller un lien',
  byButton: 'Installer le bouton',
  import: 'Reprendre une liste faite ailleurs',
  count: (products: number) => formatCount(products, 'article', 'articles'),
  prices: [
    { label: 'Moins de 25 €', from: 0, to: 25 },
    { label: 'De 25 à 60 €', from: 25, to: 60 },
    { label: 'De 60 à 150 €', from: 60, to: 150 },
    { label: 'Cadeau à plusieurs', from: 150, to: null },
  ],
} as const;

export const buttonFr = {
  title: 'Le bouton « Ajouter à ma liste »',
  description:
    'Ajoutez à votre liste un article de n’importe quelle boutique, depuis votre ordinateur ou votre téléphone.',
  lead: 'Sur la page d’une boutique, un geste suffit : l’article rejoint votre liste, avec son nom, son prix et sa photo.',
  computer: 'Sur un ordinateur',
  steps: [
    'Affichez la barre de favoris de votre navigateur (Ctrl + Maj + B, ou Cmd + Maj + B).',
    'Faites glisser le bouton ci-dessous jusqu’à cette barre.',
    'Sur la page d’un article, cliquez dessus : il ne reste qu’à valider.',
  ],
  label: '+ Ma liste',
  here: 'Faites-le glisser : ici, un clic ne fait rien.',
  phone: 'Sur un téléphone',
  phoneSteps: () => [
    'Ouvrez ce site dans votre navigateur, puis « Ajouter à l’écran d’accueil » dans son menu.',
    `Dans l’application ou sur le site d’une boutique, touchez « Partager », puis ${siteName()}.`,
    'Vérifiez l’article, et ajoutez-le.',
  ],
  link: 'Vous préférez copier et coller ? Ajoutez par le lien.',
} as const;
