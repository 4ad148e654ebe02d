import type { LegalPage, LegalSlug } from '#src/features/content/legal-pages.ts';

/** The pages that a site owes, with the text that asks for each: facts of the law, none of the operator's. */
export const beforeOpeningFr = {
  title: 'Avant d’ouvrir au public',
  lead: 'Le pied de page, l’inscription et la commande mènent à ces pages. Le modèle dit ce que le site fait\u202f; vos coordonnées, vos délais et vos prestataires y sont à renseigner par vous, puis à faire relire.',
  pages: {
    'mentions-legales': {
      name: 'Mentions légales',
      why: 'Éditeur, direction de la publication, hébergeur (loi du 21 juin 2004, article 1-1).',
    },
    confidentialite: {
      name: 'Confidentialité',
      why: 'Ce qui est conservé, pourquoi, combien de temps et par qui (RGPD, articles 13 et 14).',
    },
    'conditions-de-vente': {
      name: 'Conditions de vente',
      why: 'Acceptées à chaque commande (code de la consommation, articles L111-1 et L221-5).',
    },
    retractation: {
      name: 'Rétractation',
      why: 'Le formulaire type et la marche à suivre (code de la consommation, articles L221-5 et L221-18).',
    },
    'garanties-legales': {
      name: 'Garanties légales',
      why: 'Conformité et vices cachés (code de la consommation, article L217-3, et code civil, article 1641).',
    },
    'conditions-generales': {
      name: 'Conditions générales',
      why: 'Acceptées à l’inscription\u202f: elles règlent l’usage du site et de la cagnotte.',
    },
    cookies: {
      name: 'Cookies',
      why: 'Ce qui est déposé dans le navigateur (loi Informatique et Libertés, article 82).',
    },
  } satisfies Record<LegalSlug, { name: string; why: string }>,
  states: {
    missing: 'absente',
    draft: 'brouillon, pas en ligne',
    incomplete: 'en ligne, incomplète',
  } satisfies Record<LegalPage['state'], string>,
  passages: (n: number) => (n > 1 ? `${n} passages à renseigner` : '1 passage à renseigner'),
  begin: 'Commencer avec le modèle',
  beginOf: (name: string) => `Commencer avec le modèle\u202f: ${name}`,
  open: 'Ouvrir',
  openOf: (name: string) => `Ouvrir\u202f: ${name}`,
};
