/** Keys joined by a plus are pressed together; « Ctrl » is ⌘ on a Mac. */
export const shortcutsFr = {
  open: 'Raccourcis clavier',
  title: 'Raccourcis clavier',
  keys: 'Touches',
  does: 'Ce qu’elles font',
  groups: [
    {
      name: 'Le document',
      lines: [
        ['Ctrl+S', 'Enregistrer'],
        ['Ctrl+K', 'Aller à un contenu ou à un écran, hors du texte'],
        ['Ctrl+?', 'Montrer ces raccourcis'],
        ['Échap', 'Fermer ce qui est ouvert par-dessus la page'],
        ['Échap puis Tab', 'Quitter le texte'],
      ],
    },
    {
      name: 'Dans le texte',
      lines: [
        ['Ctrl+B', 'Gras'],
        ['Ctrl+I', 'Italique'],
        ['Ctrl+K', 'Lien'],
        ['Ctrl+Alt+2', 'Section'],
        ['Ctrl+Alt+3', 'Sous-section'],
        ['Ctrl+Z', 'Annuler'],
        ['Ctrl+Y', 'Rétablir'],
        ['Tab', 'Enfoncer un point de liste'],
        ['Maj+Tab', 'Le ressortir'],
      ],
    },
    {
      name: 'En Markdown',
      lines: [
        ['Ctrl+F', 'Chercher et remplacer'],
        ['Ctrl+G', 'Résultat suivant'],
        ['Ctrl+Alt+G', 'Aller à une ligne'],
        ['Ctrl+D', 'Choisir aussi la prochaine occurrence'],
        ['Alt+↑', 'Monter la ligne'],
        ['Alt+↓', 'Descendre la ligne'],
      ],
    },
    {
      name: 'Pièces, chacune sur ses lignes',
      lines: [
        ['mot[^1]', 'Appeler une note'],
        ['[^1]: Source', 'L’écrire, sous le texte'],
        [':::note Titre … :::', 'Encadrer (note, conseil, attention)'],
        [':::galerie … :::', 'Réunir les images qui sont entre les deux lignes'],
        ['::video{url="…" titre="…" image="…"}', 'Montrer une vidéo, qui attend un geste'],
        ['::produit{id=12}', 'Montrer un produit'],
      ],
    },
    {
      name: 'En texte enrichi',
      lines: [
        ['## puis espace', 'Commencer une section'],
        ['- puis espace', 'Commencer une liste'],
        ['**mot**', 'Mettre en gras en écrivant'],
        ['Ctrl+Entrée', 'Cocher une tâche'],
        ['Entrée', 'Ouvrir l’image ou le bloc choisi'],
      ],
    },
  ],
} as const;
