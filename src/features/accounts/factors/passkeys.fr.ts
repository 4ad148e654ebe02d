import type { PasskeySite, PasskeyTrouble } from './passkey-site.ts';

/** The copy of passkeys: « clé d’accès » is the word of browsers and phones in France. */
export const passkeysFr = {
  enter: 'Se connecter avec une clé d’accès',
  title: 'Clés d’accès',
  about:
    'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe. La clé reste dans votre appareil ou votre gestionnaire de mots de passe, et ne sert que sur ce site : une copie du site n’en tirerait rien.',
  label: 'Nom de la clé',
  labelHint: 'Pour la reconnaître dans cette liste.',
  add: 'Ajouter une clé d’accès',
  added: 'La clé d’accès est ajoutée. Vous pouvez vous connecter avec elle.',
  none: 'Aucune clé d’accès pour l’instant.',
  made: (when: string) => `Ajoutée ${when}`,
  used: (when: string) => `servie ${when}`,
  unused: 'jamais servie',
  remove: 'Retirer',
  removeOf: (label: string) => `Retirer la clé d’accès « ${label} »`,
  sure: {
    title: (label: string) => `Retirer « ${label} » ?`,
    text: 'Elle ne permettra plus de vous connecter ici. Supprimez-la aussi de votre appareil ou de votre gestionnaire de mots de passe : il la propose tant qu’il la garde.',
    yes: 'Retirer la clé',
    no: 'La garder',
  },
  removed: 'La clé d’accès est retirée.',
  /** For staff who came in by their password. */
  step: {
    title: 'Il manque votre clé d’accès',
    why: 'Votre compte administre le site\u202f: le mot de passe seul ne suffit pas à l’ouvrir. Votre appareil va vous demander votre empreinte, votre visage ou son code.',
    go: 'Utiliser ma clé d’accès',
    later: 'Continuer sans administrer',
  },
  stopped:
    'La demande a été interrompue ou a pris trop de temps. Rien n’a changé : réessayez quand vous voulez.',
  there: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  unfit:
    'Cet appareil ne sait pas garder une clé d’accès, ou son verrouillage n’est pas réglé. Essayez avec un autre.',
  failed: 'La clé d’accès n’a pas pu être lue. Réessayez, ou utilisez un autre moyen.',
  trouble: {
    number: () =>
      'Les clés d’accès demandent une adresse avec un nom de domaine : ce site est publié sous une adresse en chiffres, où les navigateurs les refusent.',
    elsewhere: ({ origin }) =>
      `Les clés d’accès ne servent qu’à l’adresse ${origin} : ouvrez-y vos paramètres.`,
    insecure: () => 'Les clés d’accès demandent une connexion chiffrée (https), que cette adresse n’a pas.',
    browser: () =>
      'Ce navigateur ne connaît pas les clés d’accès. Ouvrez cette page avec un navigateur à jour, ou depuis votre téléphone.',
  } satisfies Record<PasskeyTrouble, (site: PasskeySite) => string>,
} as const;
