/** Sentences for what is not there, unless a subject has a better one. */
export const notThereFr = {
  notFound: 'Introuvable. L’élément a peut-être été supprimé.',
  pageNotFound: 'Page introuvable (404)',
};
