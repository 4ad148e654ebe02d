import { formatCount, formatDate, formatNumber } from '#src/lib/format.ts';
import { ofName } from '#src/lib/of-name.ts';
import { type Answers, type Ask, POINTS, type Sex } from './guess.ts';

export const ASK_LABELS: Record<Ask, string> = {
  date: 'La date de naissance',
  weight: 'Le poids',
  size: 'La taille',
  sex: 'Fille ou garçon',
  name: 'Le prénom',
};

export const SEX_LABELS: Record<Sex, string> = { girl: 'Une fille', boy: 'Un garçon' };

/** Each answer in words, in the order of the form; what was not told is not said. */
export function answersInWords({ date, weight, size, sex, name }: Answers): [string, string][] {
  const told: [string, string | undefined][] = [
    [ASK_LABELS.date, date && formatDate(date)],
    [ASK_LABELS.weight, weight === undefined ? undefined : `${formatNumber(weight)} g`],
    [ASK_LABELS.size, size === undefined ? undefined : `${size} cm`],
    [ASK_LABELS.sex, sex && SEX_LABELS[sex]],
    [ASK_LABELS.name, name],
  ];
  return told.filter((row): row is [string, string] => Boolean(row[1]));
}

/** Of those who played until now. */
const played = (count: number) =>
  count === 0 ? 'Personne n’a encore joué' : formatCount(count, 'personne a joué', 'personnes ont joué');
const points = (count: number) => formatCount(count, 'point', 'points');

export const guessesFr = {
  title: 'Les pronostics',
  points,
  /** On the list's page. */
  card: {
    count: (count: number) =>
      count === 0 ? '' : `${formatCount(count, 'personne a déjà deviné', 'personnes ont déjà deviné')}.`,
    open: (count: number, until: string) =>
      count === 0
        ? `Personne n’a encore deviné. On peut jouer jusqu’au ${formatDate(until)} inclus.`
        : `${formatCount(count, 'personne a deviné', 'personnes ont deviné')}. On peut jouer jusqu’au ${formatDate(until)} inclus.`,
    closed: (count: number) =>
      count === 0
        ? 'Les pronostics sont clos. Personne n’avait joué.'
        : `Les pronostics sont clos : ${formatCount(count, 'réponse est gardée', 'réponses sont gardées')}. Le résultat s’affichera ici quand les parents annonceront la naissance.`,
    revealed: (count: number) =>
      `La naissance est annoncée : voici qui avait vu juste, parmi ${formatCount(count, 'pronostic', 'pronostics')}.`,
    nobody: 'La naissance est annoncée. Personne n’avait joué.',
    play: 'Faire mon pronostic',
    whole: 'Voir tout le classement',
  },
  page: {
    titleFor: (owners: string) => `Les pronostics ${ofName(owners)}`.trim(),
    description:
      'Deviner la date, le poids, la taille ou le prénom d’un bébé à naître, sans compte, puis découvrir qui avait vu juste.',
    lead: 'Répondez à ce que vous voulez. Personne ne voit vos réponses, pas même les parents, avant qu’ils annoncent la naissance.',
    back: 'Revenir à la liste',
    until: (day: string) => `On joue jusqu’au ${formatDate(day)} inclus.`,
    name: 'Votre nom',
    nameHint: 'Il s’affichera dans le classement.',
    email: 'Votre adresse e-mail',
    emailHint:
      'Pour vous dire le résultat, et rien d’autre. Jouer à nouveau avec la même adresse remplace vos réponses.',
    weightHint: 'En grammes, par exemple 3350.',
    sizeHint: 'En centimètres, par exemple 50.',
    noIdea: 'Je ne sais pas',
    submit: 'Envoyer mon pronostic',
    kept: 'C’est noté',
    keptText:
      'Votre pronostic est gardé. Vous recevrez un e-mail quand les parents annonceront la naissance.',
    closed: 'Les pronostics sont clos',
    closedText: (count: number) =>
      `${count === 0 ? 'Personne n’a joué' : played(count)}. Le classement s’affichera ici quand les parents annonceront la naissance.`,
    came: 'Ce qui est arrivé',
    ranking: 'Le classement',
    rank: 'Rang',
    who: 'Nom',
    score: 'Points',
    nobody: 'Personne n’a joué.',
    missing: 'Ces pronostics n’existent pas',
    missingText: 'Cette liste n’a pas de pronostics, ou ses parents les ont retirés.',
    scale: 'Comment les points sont comptés',
    scaleRows: [
      `Date : ${POINTS.date.most} points le bon jour, ${POINTS.date.step} de moins par jour d’écart.`,
      `Poids : ${POINTS.weight.most} points au gramme près, ${POINTS.weight.step} de moins par ${POINTS.weight.of} g d’écart.`,
      `Taille : ${POINTS.size.most} points, ${POINTS.size.step} de moins par centimètre d’écart.`,
      `Fille ou garçon : ${POINTS.sex.most} points.`,
      `Prénom : ${POINTS.name.most} points ; ${POINTS.name.sound} s’il se prononce pareil, ${POINTS.name.initial} s’il commence par la même lettre.`,
      'À égalité, le pronostic le plus ancien passe devant.',
    ],
  },
  /** The owners' screen. */
  desk: {
    title: 'Les pronostics de votre liste',
    description: 'Faire deviner la naissance à vos proches, puis annoncer le résultat.',
    lead: 'Vos proches devinent la date, le poids, le prénom… depuis votre liste, sans compte. Vous ne voyez aucune réponse avant l’annonce : c’est leur secret.',
    asks: 'Ce que vous faites deviner',
    closes: 'Dernier jour pour jouer',
    closesHint: 'Au plus tard le jour prévu de la naissance.',
    open: 'Ouvrir les pronostics',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    opened: 'Les pronostics sont ouverts : ils s’affichent sur votre liste.',
    count: played,
    see: 'Voir la page des pronostics',
    settings: 'Réglages',
    over: (day: string) =>
      `Les pronostics sont clos depuis le ${formatDate(day)} : plus personne ne peut jouer ni changer sa réponse. Quand vous le voudrez, annoncez la naissance ci-dessous.`,
    tell: 'Annoncer la naissance',
    tellText:
      'Dites ce qui est arrivé : le classement s’affiche sur la liste et chaque joueur reçoit un e-mail. On n’annonce qu’une fois.',
    tellButton: 'Annoncer et afficher le classement',
    told: 'C’est annoncé. Bienvenue à ce bébé !',
    remove: 'Retirer les pronostics',
    removeSure: 'Les réponses de vos proches seront effacées, sans e-mail. Cela ne se défait pas.',
    removed: 'Les pronostics sont retirés.',
    noScript: 'Cet écran a besoin de JavaScript. Vos proches, eux, peuvent jouer sans.',
  },
  /** To the parents, once nobody may guess any more. */
  over: {
    title: 'Les pronostics de votre liste sont clos',
    notice: (count: number) =>
      `Les pronostics de votre liste sont clos : ${formatCount(count, 'personne a joué', 'personnes ont joué')}.`,
    text: 'Plus personne ne peut jouer ni changer sa réponse. Rien ne presse : quand vous le voudrez, dites ce qui est arrivé. Le classement s’affichera alors sur votre liste, et chaque joueur recevra un e-mail.',
    link: 'Annoncer la naissance',
  },
  refusals: {
    none: 'Cette liste n’a pas de pronostics.',
    closes: 'Choisissez un jour à venir, dans l’année, et au plus tard le jour prévu de la naissance.',
    pastBirth:
      'La date de naissance que votre liste annonce est passée : les pronostics s’arrêtent ce jour-là. Si bébé se fait attendre, changez-la d’abord dans les réglages de la liste.',
    noBirth: 'Donnez d’abord à votre liste la date prévue de la naissance.',
    told: 'La naissance est déjà annoncée : les pronostics ne changent plus.',
    notTold: 'Les parents n’ont pas encore annoncé la naissance.',
    closed: 'Les pronostics sont clos : les parents vont bientôt annoncer la naissance.',
    archived: 'Cette liste est close.',
    nothing: 'Répondez à au moins une question.',
    notAsked: 'Les parents ne demandent pas cela.',
    date: (first: string, last: string) =>
      `Choisissez un jour entre le ${formatDate(first)} et le ${formatDate(last)}.`,
    cameDate:
      'Donnez le jour de la naissance : aujourd’hui, ou un jour passé depuis l’ouverture des pronostics.',
    full: 'Cette liste a reçu tous les pronostics qu’elle peut garder.',
  },
};
