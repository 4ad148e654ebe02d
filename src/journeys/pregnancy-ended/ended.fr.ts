/** Nothing here asks why, consoles in advance, or hurries. */
export const endedFr = {
  title: 'Ma grossesse s’est arrêtée',
  description:
    'Arrêter d’un geste, et partout, ce qui parle de la grossesse : lettres, rappels, décomptes, date gardée. Rien n’est supprimé sans vous.',
  lead: 'Nous sommes désolés. Vous n’avez rien à expliquer.',
  what: 'Ce bouton arrête, tout de suite, ce qui parle de la grossesse :',
  stops: [
    'la date prévue gardée sur cet appareil est effacée ;',
    'les cookies de mesure et de publicité sont refusés sur cet appareil ;',
    'si vous avez un compte, « Ma semaine », les e-mails de la liste, ses décomptes et ses pronostics s’arrêtent.',
  ],
  kept: 'Rien n’est supprimé. Les cadeaux et l’argent reçus restent à vous, aux mêmes conditions.',
  lists: 'Votre liste',
  hide: 'La cacher : les visiteurs lisent seulement qu’elle n’est pas visible en ce moment.',
  keep: 'La laisser comme elle est.',
  words: 'Un mot pour les personnes dont le cadeau est programmé',
  wordsHint: 'Facultatif. Elles le recevront par e-mail, tel que vous l’écrivez.',
  choices:
    'Effacer aussi de cet appareil les prénoms gardés, la valise de maternité et les questions posées à Milla.',
  button: 'Tout arrêter maintenant',
  done: 'C’est arrêté.',
  doneDevice: 'Sur cet appareil, plus rien ne garde votre date.',
  doneChoices: 'Les prénoms, la valise et les questions gardés ici sont effacés.',
  doneHidden:
    'Votre liste est cachée. Vous pourrez la montrer de nouveau dans ses réglages, si vous le souhaitez un jour.',
  doneKept: 'Votre liste reste comme elle était, sans décompte ni e-mail.',
  doneTold: 'Votre mot part vers les personnes concernées.',
  failed: 'Cet appareil a tout oublié, mais votre compte n’a pas pu être joint. Réessayez dans un instant.',
  letters: 'Vous recevez « Ma semaine » sans avoir de compte ?',
  lettersText: 'Chaque lettre porte un lien « Ma grossesse s’est arrêtée » : il l’arrête aussitôt.',
  account: 'Vous avez une liste, et n’êtes pas connecté ici ?',
  accountLink: 'Se connecter, puis revenir à cette page',
  help: 'Parler à quelqu’un',
  helpText:
    'Votre sage-femme ou votre médecin peuvent vous recevoir, aussi pour en parler seulement. En cas de fièvre, de saignements abondants ou de douleur forte, appelez la maternité, le 15 ou le 112.',
  lines: [
    { label: '3114', href: 'tel:3114', text: 'jour et nuit, gratuit, si la peine devient trop lourde.' },
    {
      label: 'Agapa',
      href: 'https://association-agapa.fr',
      text: 'association d’écoute après une grossesse interrompue ou un deuil périnatal.',
    },
    {
      label: 'Petite Émilie',
      href: 'https://www.petiteemilie.org',
      text: 'association de soutien après une interruption médicale de grossesse ou un deuil périnatal.',
    },
  ],
  noScript:
    'Sans JavaScript, cette page ne peut rien effacer de l’appareil. Le lien de vos lettres et les réglages de votre liste suffisent à tout arrêter.',
};
