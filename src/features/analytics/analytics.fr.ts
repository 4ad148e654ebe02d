export const analyticsFr = {
  title: 'Mesurer l’usage du site\u202f?',
  text: 'Avec votre accord, des outils de mesure, chargés par Google Tag Manager, nous disent quelles pages servent et lesquelles agacent. Sans lui, rien n’est envoyé et tout fonctionne pareil. Vous pourrez changer d’avis au bas de chaque page.',
  more: 'En savoir plus',
  moreHref: '/page/cookies',
  accept: 'Accepter',
  refuse: 'Refuser',
  close: 'Garder mon choix',
  now: (granted: boolean) =>
    granted ? 'Aujourd’hui\u202f: la mesure est acceptée.' : 'Aujourd’hui\u202f: la mesure est refusée.',
};
