/** The dates that the rules give. */
export const milestoneFr = {
  check:
    'À vérifier avec un professionnel : ces dates suivent les règles générales, votre situation peut en changer.',
  covered: 'Début de la prise en charge à 100 %',
  due: 'Date prévue d’accouchement',
  leaveBegins: 'Début du congé de maternité (1er ou 2e enfant)',
  leaveEnds: 'Fin du congé de maternité (1er ou 2e enfant)',
  secondNotice: 'Second parent : prévenir l’employeur',
  birthLeave: 'Second parent : congé de naissance',
  compulsory: 'Second parent : quatre jours obligatoires',
  secondUntil: 'Second parent : dernier jour pour prendre le congé',
  declare: 'Déclaration de naissance, à la mairie',
  firstVisit: 'Premier examen du bébé',
  secondVisit: 'Examen du bébé de la deuxième semaine',
  monthVisit: 'Examen du bébé du premier mois',
  talk: 'Entretien postnatal précoce',
  visit: 'Consultation postnatale',
  twoMonths: 'Deux mois : examen et vaccins',
  threeMonths: 'Trois mois : examen et vaccin',
};

export const weeksFr = {
  home: 'Accueil',
  title: 'La grossesse, semaine par semaine',
  description:
    'De la première semaine d’aménorrhée aux trois mois du bébé : les dates qui comptent, ce qui se prépare, et ce qui peut attendre, avec les sources.',
  heading: 'Semaine par semaine',
  lead: 'Les dates qui comptent, ce qui se prépare, et ce qui peut attendre. Les semaines sont celles des comptes rendus : les semaines d’aménorrhée (SA).',
  crumb: 'Grossesse',
  periods: { grossesse: 'La grossesse', bebe: 'Les douze premières semaines' },
  trimesters: ['Premier trimestre', 'Deuxième trimestre', 'Troisième trimestre'] as const,
  afterBirth: 'Après la naissance',
  ofWeek: (week: number) => `${week} SA`,
  shortName: (period: 'grossesse' | 'bebe', week: number) =>
    period === 'grossesse' ? `${week} SA` : week === 0 ? 'La naissance' : `Bébé, semaine ${week}`,
  counted: (week: number) =>
    week < 3
      ? `${week} SA : la grossesse n’a pas encore commencé.`
      : `${week} SA, soit ${week - 2} semaine${week > 3 ? 's' : ''} de grossesse.`,
  countedAfter: (week: number) =>
    week === 0
      ? 'De la naissance au septième jour.'
      : `À partir de ${week} semaine${week > 1 ? 's' : ''} après la naissance.`,
  dates: 'Les dates de la semaine',
  noDates: 'Aucune date imposée cette semaine.',
  usual: 'Pour une grossesse ordinaire, à un ou deux jours près. Votre date prévue donne les vôtres.',
  yours: (due: string) => `Selon une date prévue au ${due}.`,
  until: (day: string) => `jusqu’au ${day} inclus`,
  untilWeek: (week: string) => `jusqu’à ${week}`,
  span: (from: string, to: string) => (from === to ? from : `de ${from} à ${to}`),
  dayAfter: (days: number) =>
    days === 0
      ? 'la naissance'
      : days <= 14
        ? `${days} jour${days > 1 ? 's' : ''} après la naissance`
        : `${Math.round(days / 7)} semaines après la naissance`,
  prepare: 'Sur votre liste',
  shelves: 'Voir le rayon',
  startList: 'Ouvrir ma liste',
  check: 'À vérifier avec un professionnel.',
  checkText:
    'Cette page donne des repères généraux. Elle ne remplace ni votre sage-femme ni votre médecin, et chaque grossesse a son rythme.',
  callNow: 'Appeler sans attendre.',
  urgent:
    'Saignements, perte de liquide, fièvre, maux de tête violents, bébé qui bouge nettement moins : appelez votre maternité, de jour comme de nuit. Urgence vitale : le 15 ou le 112.',
  urgentAfter:
    'Bébé qui respire mal, gris ou bleuté, que l’on n’arrive pas à réveiller : le 15 ou le 112. Fièvre avant trois mois : être vu sans attendre. Idées noires : le 3114, jour et nuit.',
  sources: 'Sources',
  checkedOn: (day: string) => `Sources relevées le ${day}.`,
  before: 'Semaine précédente',
  after: 'Semaine suivante',
  all: 'Toutes les semaines',
  term: {
    title: 'Votre semaine',
    pageTitle: 'Votre semaine de grossesse et vos dates',
    label: 'Date prévue d’accouchement',
    hint: 'Celle de votre déclaration de grossesse, ou une estimation.',
    submit: 'Voir ma semaine',
    ownDates: 'Voir mes dates, selon ma date prévue',
    keep: 'Garder ma date sur cet appareil',
    keepHint:
      'Elle remplira les outils qui la demandent. Nos serveurs ne la gardent pas, et elle s’efface d’un geste.',
    kept: 'Votre date est gardée sur cet appareil.',
    erase: 'L’effacer',
    erased: 'La date est effacée de cet appareil.',
    wrong: 'Écrivez une date prévue qui ne soit ni passée de plus de douze semaines, ni à plus de dix mois.',
    now: (week: string) => `Vous en êtes à : ${week}`,
    none: 'Les semaines de ce carnet sont passées, ou n’ont pas commencé.',
    read: 'Lire cette semaine',
    calendar: 'Toutes mes dates dans mon agenda',
    estimate: 'Pas encore de date ?',
    estimateLink: 'Estimer la date d’accouchement',
    all: 'Toutes les dates, d’ici aux trois mois du bébé',
    mail: 'La recevoir chaque semaine par e-mail',
    ended: 'Ma grossesse s’est arrêtée',
  },
  calendarName: 'Grossesse et premiers mois',
};
