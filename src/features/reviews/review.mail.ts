import { type Letter, letter } from '#src/lib/letter.ts';
import { REFUSAL_WORDS } from './review.fr.ts';
import type { Refusal } from './review.ts';

/** To its author: the review is on the site, or why it is not (L. 111-7-2). */
export function reviewDecided(about: { refusal: string | null; page: string; productName: string }): Letter {
  const { refusal, page, productName } = about;
  if (refusal === null)
    return letter({
      subject: `${productName}\u202f: votre avis est en ligne`,
      signature: productName,
      blocks: [
        { text: 'Bonjour,' },
        { text: 'Votre avis vient de paraître. Merci.', link: { label: 'Le lire', href: page } },
      ],
    });
  const why = REFUSAL_WORDS[refusal as Refusal] ?? refusal;
  return letter({
    subject: `${productName}\u202f: votre avis n’est pas publié`,
    signature: productName,
    blocks: [
      { text: 'Bonjour,' },
      { text: `Votre avis n’est pas publié\u202f: ${why}.` },
      {
        text: 'Vous pouvez l’écrire autrement et le renvoyer\u202f: il sera relu.',
        link: { label: 'Reprendre mon avis', href: page },
      },
    ],
  });
}
