import { isNamed } from '#src/features/accounts/named.ts';
import { formatDate } from '#src/lib/format.ts';
import { type Letter, letter } from '#src/lib/letter.ts';

interface Thanks {
  site: { name: string };
  from: string;
  gift: string;
  message: string;
}

export function thanksMail({ site, from: name, gift, message }: Thanks): Letter {
  const named = isNamed(name);
  const from = named ? name : 'Les parents';
  return letter({
    subject: `${from} : merci !`,
    signature: site.name,
    blocks: [
      { text: `${from} vous ${named ? 'remercie' : 'remercient'} pour ${gift}.` },
      { quote: message },
      {
        text: 'Ce message vous est parvenu par notre intermédiaire : votre adresse ne leur a pas été donnée.',
      },
    ],
  });
}

export const thanksWords = {
  surprise: (day: string | null) =>
    day
      ? `La surprise tient jusqu’au ${formatDate(day)} : tout se dévoilera ce jour-là.`
      : 'La surprise tient : indiquez la date de naissance, ou une date où tout dévoiler.',
  gone: 'Ce cadeau est introuvable. Il a peut-être été annulé.',
  unreachable: 'Nous n’avons pas d’adresse à laquelle écrire.',
  sent: 'Un message est déjà parti pour ce cadeau.',
  named: (name: string) => `« ${name} »`,
  contribution: 'votre participation à la cagnotte',
  pot: 'Participation à la cagnotte',
  share: (name: string) => `Part de « ${name} »`,
  secondHand: 'Cadeau d’occasion.',
} as const;
