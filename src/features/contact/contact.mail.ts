import { type Letter, letter } from '#src/lib/letter.ts';
import { topicLabel } from './contact.fr.ts';
import type { ContactForm, ContactKind } from './contact.ts';

interface About extends Omit<ContactForm, 'stamp' | 'nickname'> {
  uuid: string;
  kind: ContactKind;
  productName: string;
  publicUrl: string;
}

/** To those who answer, with the words themselves and the way to reply. */
export function newMessage(about: About): Letter {
  const { kind, name, email, company, website, productName, publicUrl } = about;
  const topic = topicLabel(kind, about.topic);
  const facts: [string, string][] = [
    ['Sujet', topic],
    ...(company ? [['Structure', company] as [string, string]] : []),
    ...(website ? [['Site', website] as [string, string]] : []),
    ['De', `${name}, ${email}`],
  ];
  return letter({
    subject: `${productName}, nouveau message\u202f: ${topic}`,
    signature: productName,
    blocks: [
      { facts },
      { quote: about.message },
      { text: '', link: { label: `Répondre à ${name}`, href: `mailto:${email}` } },
      {
        text: '',
        link: { label: 'Ouvrir la boîte de réception', href: `${publicUrl}/a/admin/misc/messages` },
      },
    ],
  });
}

/** To whoever wrote: that it arrived. Their own words are not sent back, so that nobody can have us write to others. */
export function messageReceived({ productName, publicUrl }: About): Letter {
  return letter({
    subject: `${productName}\u202f: votre message est arrivé`,
    signature: productName,
    blocks: [
      { text: 'Bonjour,' },
      { text: 'Votre message est bien arrivé. Une personne vous répondra à cette adresse.' },
      {
        text: 'Les questions les plus fréquentes ont déjà leur réponse ici\u202f:',
        link: { label: 'Informations utiles', href: `${publicUrl}/informations-utiles` },
      },
      {
        text: 'Vous n’avez pas écrit\u202f? Quelqu’un s’est trompé d’adresse\u202f: vous n’avez rien à faire.',
      },
    ],
  });
}
