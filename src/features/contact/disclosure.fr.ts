/** The page that says how to tell of a weakness (`/divulgation-responsable`). */
export const disclosureFr = {
  title: 'Signaler une faille de sécurité',
  description: (product: string) =>
    `Vous avez trouvé une faille sur ${product} : comment nous la dire, ce que nous en faisons et ce que nous vous demandons.`,
  lead: 'Vous avez trouvé de quoi lire, changer ou prendre ce qui n’est pas à vous\u202f? Merci de nous le dire avant d’en parler ailleurs.',
  write: {
    heading: 'Nous écrire',
    byMail: 'Écrivez-nous à',
    byPage: 'Écrivez-nous à l’adresse indiquée ici :',
    byForm: 'Écrivez-nous par notre',
    form: 'formulaire de contact',
    what: 'Donnez l’adresse de la page ou de l’appel concerné, les gestes qui montrent la faille et ce qu’elle permet. En français ou en anglais, sous votre nom ou sans lui.',
    machine: 'Les mêmes renseignements, pour les programmes :',
  },
  parts: [
    {
      heading: 'Ce que nous faisons',
      items: [
        'Nous accusons réception dans les cinq jours ouvrés, et vous disons dans les quinze ce que nous en pensons.',
        'Nous corrigeons d’abord ce qui touche à l’argent, aux comptes et aux enfants.',
        'Nous vous prévenons quand c’est corrigé, et vous nommons si vous le souhaitez.',
        'Nous n’offrons pas de récompense en argent.',
      ],
    },
    {
      heading: 'Ce que nous vous demandons',
      items: [
        'Essayez avec un compte et une liste à vous, jamais avec ceux d’une autre personne.',
        'Dès que vous voyez les données de quelqu’un, arrêtez-vous : n’en lisez, n’en changez et n’en gardez pas davantage.',
        'Ne ralentissez pas le site, n’envoyez pas d’e-mails en masse et ne trompez personne pour entrer.',
        'Laissez-nous quatre-vingt-dix jours pour corriger avant de publier, ou convenons ensemble d’une autre date.',
      ],
    },
    {
      heading: 'Notre engagement',
      items: [
        'Qui cherche de bonne foi et suit cette page ne sera pas poursuivi par nous pour l’avoir fait.',
        'Nous ne donnons votre nom à personne, sauf si la loi nous y oblige.',
        'Vous pouvez aussi vous adresser à l’Agence nationale de la sécurité des systèmes d’information (ANSSI), qui garde votre identité pour elle (article L. 2321-4 du code de la défense).',
      ],
    },
    {
      heading: 'Ce qui n’est pas une faille',
      items: [
        'La sortie d’un outil automatique, sans la preuve de ce qu’elle permet.',
        'Un en-tête absent ou un numéro de version visible, sans conséquence démontrée.',
        'Ce qu’un lien secret ouvre à la personne à qui il a été envoyé.',
      ],
    },
  ],
} as const;
