export const checklistFr = {
  title: 'À vérifier avant de mettre en ligne',
  left: (n: number) =>
    n === 0 ? 'Tout est coché.' : n === 1 ? 'Il reste une ligne à cocher.' : `Il reste ${n} lignes à cocher.`,
  required: '(obligatoire)',
  ticked: (by: string | null, day: string) => (by ? `Coché par ${by}, le ${day}` : `Coché le ${day}`),
};
