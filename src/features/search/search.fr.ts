/** French copy of the search, its overlay and its results page. */
export const SEARCH_DOWN = 'La recherche est momentanément indisponible. Réessayez dans un instant.';

export const NAME_EXCERPTS = {
  f: 'Prénom féminin',
  m: 'Prénom masculin',
  fm: 'Prénom féminin et masculin',
} as const;

/** « 44000, Loire-Atlantique » under the name of a town. */
export function townExcerpt(postalCodes: string[], department: string): string {
  const [first] = postalCodes;
  return first ? `${first}, ${department}` : department;
}
