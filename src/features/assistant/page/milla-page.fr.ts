/** The words of the page of Milla that the server alone writes: no script carries them. */
export const millaPageFr = {
  title: 'Milla, l’assistante des futurs et jeunes parents',
  description:
    'Posez votre question sur la grossesse, la naissance ou votre liste : Milla répond avec les phrases de nos pages, sources à l’appui, ou dit qu’elle ne sait pas.',
  heading: 'Milla répond, sources à l’appui',
  lead: 'Une question sur les démarches, la grossesse ou votre liste ? Posez-la comme elle vous vient, à toute heure.',
  label: 'Votre question',
  hint: 'Sans nom ni adresse, c’est mieux. 500 caractères au plus.',
  submit: 'Demander',
  examplesTitle: 'Par exemple',
  examples: [
    'Quelle est la durée du congé maternité ?',
    'Que faut-il dans la valise de maternité ?',
    'La cagnotte a-t-elle des frais ?',
    'Comment marche la surprise ?',
    'Quand déclarer la naissance à la mairie ?',
  ],
  limits:
    'Milla cite nos pages ; elle ne remplace pas un professionnel de santé. En cas d’urgence : 15 ou 112, 114 par SMS. Pensées suicidaires : 3114.',
  keptTitle: 'Ce qui est gardé',
  kept: 'Votre question, 90 jours et sans dire de qui elle vient, pour améliorer nos pages\u202f; avec elle, celle d’avant quand elle en dépend. Le fil reste sur cet appareil, un jour au plus, et s’efface quand vous voulez.',
  /** A question of the same thread, whose answer is not kept for who has no script. */
  askedBefore: 'Vous, juste avant',
  thread: 'Vos questions et les réponses de Milla',
  anew: 'Changer de sujet',
  erase: 'Effacer ce fil',
} as const;
