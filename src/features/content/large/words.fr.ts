/** Words of the articles of SEED=large: made for measuring, they teach nothing and promise nothing. */
export const WARNING =
  '> **Texte de démonstration.** Cet article a été assemblé par un programme pour mesurer le site avec des milliers de pages. Il n’informe de rien et ne remplace aucun avis.';

export const DESCRIPTION =
  'Texte de démonstration, assemblé par un programme pour mesurer le site avec des milliers d’articles.';

export const SUBJECTS = [
  'ranger par usage',
  'noter une idée par jour',
  'demander avant d’acheter',
  'relire la liste à deux',
  'prévoir un lieu pour chaque chose',
  'garder les factures ensemble',
  'choisir une date de partage',
  'prévenir les proches éloignés',
  'laisser une place aux surprises',
  'remercier sans se presser',
] as const;

export const OPENINGS = [
  'Une longue liste se lit mieux quand chaque ligne a sa raison d’être. Ce texte d’essai reprend des phrases simples, dans un ordre qui change d’un article à l’autre.',
  'Tout n’a pas besoin d’être décidé le même jour. Ce texte d’essai le répète de plusieurs façons, pour donner aux pages une longueur ordinaire.',
  'Les bonnes listes se font à plusieurs mains. Ce texte d’essai sert à mesurer la recherche, les listes et la mise en page.',
  'Ce que l’on écrit tôt, on peut le corriger tard. Ce texte d’essai remplit une page comme le ferait un article véritable.',
] as const;

export const SECTIONS = [
  'Commencer par le plus simple',
  'Ce qui peut attendre',
  'À deux, puis à plusieurs',
  'Quand les avis diffèrent',
  'Tenir la liste à jour',
  'Partager sans insister',
  'Garder une trace',
  'Après le premier partage',
  'Faire le point chaque mois',
] as const;

export const PARAGRAPHS = [
  'Une idée notée le soir se juge mieux le lendemain. Relisez-la avec l’autre, barrez ce qui n’a plus de sens, et laissez le reste en place : une ligne de trop ne gêne personne, une ligne oubliée manque toujours au mauvais moment.',
  'Les proches aiment savoir ce qui compte le plus. Dites-le en tête de liste, avec une phrase qui explique pourquoi, et laissez le bas de la page aux petites choses que l’on offre volontiers à plusieurs.',
  'Un objet prêté vaut souvent un objet neuf. Avant d’ajouter une ligne, demandez autour de vous : ce qui dort dans une cave peut servir encore, et la place gagnée ira à ce qui ne se prête pas.',
  'Comptez les pièces plutôt que les objets. Ce qui n’a pas de place chez vous aujourd’hui n’en aura pas davantage dans trois mois, et le déplacer d’un coin à l’autre prend plus de temps que de s’en passer.',
  'Une date aide tout le monde. Choisissez le jour où la liste sera complète, dites-le, puis n’y touchez plus pendant une semaine : ceux qui hésitent auront le temps de choisir sans craindre qu’une ligne change.',
  'Les avis se contredisent, et c’est normal. Notez-les côte à côte, sans trancher tout de suite ; au bout de quelques jours, l’un des deux paraîtra évident, ou bien aucun ne comptera plus.',
  'Ce qui sert tous les jours mérite d’être essayé. Prenez en main, ouvrez, pliez, soulevez : trois gestes en apprennent plus qu’une page de descriptions, et évitent bien des retours.',
  'Un message court se lit jusqu’au bout. Donnez le lien, dites que rien n’est attendu, et remerciez d’avance ceux qui passeront voir ; les autres demanderont quand ils en auront envie.',
  'Gardez ensemble ce qui prouve un achat. Une enveloppe suffit, ou un dossier sur le téléphone, pourvu que chacun sache où le trouver le jour où une pièce manque ou ne convient pas.',
  'Rien n’oblige à tout remplir. Une liste qui laisse de la place aux surprises raconte aussi quelque chose de vous, et ceux qui vous connaissent sauront quoi en faire.',
  'Relisez de temps en temps avec des yeux neufs. Ce qui paraissait indispensable au début paraît parfois étrange un mois plus tard : c’est le bon moment pour l’enlever, sans regret.',
] as const;
