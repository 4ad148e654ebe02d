import { type Letter, letter } from '#src/lib/letter.ts';

interface LostLink {
  site: { name: string };
  title: string;
  links: { gift: string; href: string }[];
}

export function lostLinkMail({ site, title, links }: LostLink): Letter {
  return letter({
    subject: links.length === 1 ? 'Votre réservation' : 'Vos réservations',
    signature: site.name,
    blocks: [
      { title: links.length === 1 ? 'Votre réservation' : 'Vos réservations' },
      { text: `Voici de quoi retrouver ce que vous offrez sur « ${title} ».` },
      ...links.map(({ gift, href }) => ({
        text: gift,
        link: { label: 'Ouvrir cette réservation', href, plain: links.length > 1 },
      })),
      { text: 'Ces liens sont à vous seul. Si vous ne les avez pas demandés, ignorez ce message.' },
    ],
  });
}

export const lostLinkFr = {
  summary: 'J’ai déjà réservé un cadeau ici',
  lead: 'Indiquez l’adresse e-mail de la réservation : nous vous renvoyons votre lien privé.',
  email: 'Votre adresse e-mail',
  submit: 'Recevoir mon lien',
  sentTitle: 'C’est envoyé',
  sent: 'Si cette adresse a réservé un cadeau sur cette liste, son lien privé vient de partir. Pensez aux indésirables.',
} as const;
