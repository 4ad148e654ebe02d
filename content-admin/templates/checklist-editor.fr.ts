import { formatCount } from '#src/lib/format.ts';

export const checklistEditorFr = {
  title: 'À vérifier avant de mettre en ligne',
  about:
    'Ces lignes se cochent dans « Relecture », à côté du texte. Sans une ligne obligatoire, rien de ce modèle n’est mis en ligne.',
  line: (n: number) => `Ligne ${n}`,
  text: 'Ce qu’il faut vérifier',
  required: 'Obligatoire',
  remove: (n: number) => `Retirer la ligne ${n}`,
  held: (n: number, titles: readonly string[]) =>
    `${formatCount(n, 'texte attend', 'textes attendent')} une ligne obligatoire : ${titles.map((title) => `« ${title} »`).join(', ')}${n > titles.length ? '…' : ''}.`,
  add: 'Ajouter une ligne',
  save: 'Enregistrer la liste',
  saved: 'Liste enregistrée.',
};
