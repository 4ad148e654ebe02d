import { type Letter, letter } from '#src/lib/letter.ts';
import { formatParis } from '#src/lib/paris-time.ts';

interface Told {
  site: string;
  name: string;
  dead: readonly string[];
  sendAt: Date;
  /** The hour it should have left at, when it waits for whoever reads this. */
  late: Date | null;
  href: string;
}

/** The mail to whoever planned a letter whose links died since. */
export function deadLinksMail({ site, name, dead, sendAt, late, href }: Told): Letter {
  const when = late
    ? `Elle devait partir ${formatParis(late)}. Elle attend, pour vous laisser le temps de la corriger, et partira ${formatParis(sendAt)} telle qu’elle est.`
    : `Elle partira ${formatParis(sendAt)} telle qu’elle est.`;
  return letter({
    subject: `${site}\u202f: un lien de la lettre «\u202f${name}\u202f» ne mène plus nulle part`,
    blocks: [
      { title: 'Un lien mort dans une lettre programmée' },
      { text: `Dans «\u202f${name}\u202f», ces adresses mènent à une page qui n’est plus en ligne\u202f:` },
      ...dead.map((path) => ({ text: path })),
      { text: when },
      {
        text: 'Pour la corriger, annulez l’envoi, changez le lien et programmez-la de nouveau. Vous pouvez aussi remettre la page en ligne.',
      },
      { link: { label: 'Ouvrir les lettres', href } },
    ],
    signature: site,
  });
}
