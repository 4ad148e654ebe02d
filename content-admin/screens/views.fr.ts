export const viewsFr = {
  label: 'Vues enregistrées',
  keep: 'Garder cette vue',
  remove: (name: string) => `Enlever la vue ${name}`,
  name: 'Nom de la vue',
  save: 'Garder',
};
