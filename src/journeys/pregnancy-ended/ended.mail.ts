import { type Letter, letter } from '#src/lib/letter.ts';

/** To who gave for later: the words of the person, then what may be done about the gift. */
export function giverMail({ site, words }: { site: string; words: string }): Letter {
  return letter({
    subject: `${site} : au sujet de votre cadeau programmé`,
    signature: site,
    blocks: [
      { title: 'Un mot de la famille' },
      { text: words },
      {
        text: 'Votre participation n’a pas encore été prélevée. Vous pouvez la laisser, ou l’annuler par le lien de l’e-mail qui la confirmait. Il n’y a rien d’autre à faire.',
      },
    ],
  });
}
