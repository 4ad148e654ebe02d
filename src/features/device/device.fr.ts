import { siteName } from '#src/lib/site-name.ts';

/** The copy of what the site does on a person's device. */
export const deviceFr = {
  install: {
    title: 'Gardez votre liste sous la main',
    text: () =>
      `${siteName()} s’installe sur votre appareil et s’ouvre comme une application, même quand la connexion va et vient.`,
    ios: 'Pour l’ajouter à votre écran d’accueil\u202f: touchez le bouton Partager de Safari, puis «\u202fSur l’écran d’accueil\u202f».',
    install: 'Installer',
    later: 'Plus tard',
    understood: 'J’ai compris',
  },
  offline: {
    title: 'Vous êtes hors connexion',
    description: () =>
      `Sans connexion à internet, ${siteName()} vous montre les dernières listes que vous avez ouvertes.`,
    heading: 'Vous ne semblez pas connecté à internet',
    lead: 'Cette page reviendra d’elle-même dès que la connexion sera là. Rien de ce que vous avez enregistré n’est perdu.',
    retry: 'Réessayer',
    still: 'Toujours pas de connexion.',
    listsTitle: 'À relire en attendant',
    listsText: 'Les listes que vous avez ouvertes en dernier, telles qu’elles étaient.',
    forget: 'Oublier ces listes',
    forgotten: 'C’est oublié\u202f: aucune liste n’est plus gardée sur cet appareil.',
    otherLists: 'Les autres listes gardées sur cet appareil',
    seenOn: (moment: string) => `Liste vue ${moment}, gardée sur cet appareil.`,
    caution:
      'Les prix, la cagnotte et ce qui est déjà offert ont pu changer depuis\u202f: ils ne sont pas montrés. Pour offrir, attendez la connexion.',
    waitingTitle: 'En attente de connexion',
    waitingOne: 'Un changement est gardé sur cet appareil\u202f: il partira quand votre liste se rouvrira.',
    waitingMany: (count: number) =>
      `${count} changements sont gardés sur cet appareil\u202f: ils partiront quand votre liste se rouvrira.`,
    noGift: 'Cette liste était encore vide.',
  },
  push: {
    title: 'Sur cet appareil',
    intro: 'Une notification quand il se passe quelque chose d’important, sans nom ni montant à l’écran.',
    off: 'Les notifications sur l’appareil ne sont pas en service sur ce site. Les e-mails, eux, fonctionnent.',
    unsupported: () =>
      `Ce navigateur ne sait pas recevoir de notifications. Sur iPhone, ajoutez d’abord ${siteName()} à votre écran d’accueil.`,
    denied:
      'Vous avez refusé les notifications à ce site. Pour changer d’avis, ouvrez les réglages du navigateur pour ce site.',
    enable: 'Recevoir les notifications ici',
    disable: 'Ne plus rien recevoir ici',
    enabled: 'Cet appareil reçoit vos notifications.',
    disabled: 'Cet appareil ne reçoit plus rien.',
    failed: 'Le navigateur n’a pas pu s’inscrire. Réessayez dans un instant.',
    ended: 'Cet appareil ne reçoit plus vos notifications depuis une déconnexion.',
    resume: 'Les recevoir de nouveau ici',
    kinds: 'Ce qui arrive sur vos appareils',
  },
  native: {
    wholeSite: (site: string) => `Ouvrir tout ${site}`,
  },
};
