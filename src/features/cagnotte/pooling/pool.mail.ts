import { DEMO_NOTICE, demoSubject } from '#src/features/money/money.fr.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { letter } from '#src/lib/letter.ts';
import type { Block } from '#src/lib/letter-block.ts';
import type { MailSite } from '../gift.mail.ts';
import { poolFr } from './pool.fr.ts';

interface ShareFacts {
  name: string;
  deadline: string;
  shortfall: string | null;
  /** Nothing was missing any more when it was paid. */
  late: boolean;
  withdrawUrl: string | null;
}

/** The sentences of a receipt about a share, beside its amounts. */
export function receiptBlocks({ name, deadline, shortfall, late, withdrawUrl }: ShareFacts): Block[] {
  if (late)
    return [
      {
        text: `${poolFr.shareOf(name)} : ce cadeau était déjà réuni, ou terminé, quand votre paiement est arrivé.`,
      },
      {
        text:
          shortfall === 'refund'
            ? 'Comme vous l’avez choisi, elle vous est rendue, sur la carte qui l’a payée.'
            : 'Comme vous l’avez choisi, elle rejoint la cagnotte des parents.',
      },
    ];
  return [
    { text: `${poolFr.shareOf(name)}. ${poolFr.chosen(deadline, shortfall)}` },
    ...(withdrawUrl
      ? [
          {
            text: 'Vous changez d’avis ? Tant que la somme n’est pas réunie, ce lien vous rend votre part :',
            link: { label: 'Reprendre ma part', href: withdrawUrl, plain: true },
          },
        ]
      : []),
  ];
}

function mail(kind: string, site: MailSite, content: { subject: string; blocks: Block[] }) {
  const notice: Block[] = site.demo ? [{ notice: DEMO_NOTICE }] : [];
  const subject = demoSubject(content.subject, site.demo);
  return { kind, ...letter({ subject, blocks: [...notice, ...content.blocks], signature: site.name }) };
}

const why = (removed: boolean, name: string, deadline: string) =>
  removed
    ? `Les parents ne proposent plus « ${name} » à plusieurs.`
    : `La somme pour « ${name} » n’a pas été réunie le ${formatDate(deadline)}.`;

interface Ended {
  name: string;
  deadline: string;
  amount: number;
  /** Rather than its day having passed. */
  removed: boolean;
}

export const shareMails = {
  funded: ({ name, givers }: { name: string; givers: number }, site: MailSite) =>
    mail('pool_funded', site, {
      subject: `C’est réuni : « ${name} » est offert`,
      blocks: [
        {
          text:
            givers > 1
              ? `Vous êtes ${givers} à l’offrir, et la somme est complète. Les parents le découvriront le moment venu.`
              : 'La somme est complète. Les parents le découvriront le moment venu.',
        },
      ],
    }),
  toPot: ({ name, deadline, amount, removed }: Ended, site: MailSite) =>
    mail('pool_to_pot', site, {
      subject: `Votre part de ${formatPrice(amount)} rejoint la cagnotte`,
      blocks: [
        { text: why(removed, name, deadline) },
        { text: 'Comme vous l’avez choisi, votre part rejoint la cagnotte des parents.' },
      ],
    }),
  toGiver: ({ name, deadline, amount, removed }: Ended, site: MailSite) =>
    mail('pool_to_giver', site, {
      subject: `Votre part de ${formatPrice(amount)} va vous être rendue`,
      blocks: [
        { text: why(removed, name, deadline) },
        { text: 'Votre part vous est rendue, sur la carte qui l’a payée.' },
      ],
    }),
  /** To the owner, when the money joins their pot. */
  joined: (
    {
      key,
      name,
      amount,
      givers,
      funded,
    }: { key: string; name: string; amount: number; givers: number; funded: boolean },
    site: MailSite,
  ) =>
    mail(key, site, {
      subject: funded
        ? `« ${name} » vous est offert à plusieurs : ${formatPrice(amount)}`
        : `${formatPrice(amount)} rejoignent votre cagnotte`,
      blocks: [
        {
          text: funded
            ? `${givers > 1 ? `${givers} personnes se sont réunies` : 'Une personne a tout réuni'} pour ce cadeau. La somme est dans votre cagnotte.`
            : `La somme pour « ${name} » n’a pas été réunie, et ${givers > 1 ? `${givers} personnes vous laissent leur part` : 'une personne vous laisse sa part'}.`,
          link: { label: 'Ouvrir ma cagnotte', href: `${site.url}/i/mon-compte/cagnotte` },
        },
      ],
    }),
};
