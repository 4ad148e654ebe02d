/** Copy of the card that shares a list. */
export const shareFr = {
  title: 'Partager la liste',
  lead: 'Envoyez l’adresse à vos proches : ils offrent sans créer de compte.',
  isPrivate:
    'Votre liste est privée : son adresse ne s’ouvre que pour vous. Rendez-la accessible par son lien dans ses réglages avant de la partager.',
  sentence: (title: string, url: string, pot: boolean) =>
    `Bonjour ! Voici notre liste de naissance, « ${title} » : ${url}\nVous pouvez y réserver un cadeau${pot ? ' ou participer à la cagnotte' : ''}, sans créer de compte. Merci !`,
  subject: (title: string) => `Notre liste de naissance : ${title}`,
  text: 'Votre message',
  textHint: 'Changez-le à votre goût ; l’adresse doit y rester.',
  addressGone: 'L’adresse de la liste n’est plus dans votre message.',
  putBack: 'Remettre le message proposé',
  ways: { whatsapp: 'WhatsApp', sms: 'SMS', mail: 'E-mail' },
  newTab: '(s’ouvre dans un autre onglet)',
  device: 'Autres applications',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyText: 'Copier le message',
  textCopied: 'Message copié',
  qr: 'Code à scanner',
  qrFigure: (url: string) => `Code QR de ${url}`,
  print: 'Imprimer la liste et son code',
} as const;
