import { isNamed } from '#src/features/accounts/named.ts';
import { type Letter, letter } from '#src/lib/letter.ts';
import { INVITATION_DAYS } from './owners.ts';

interface Asked {
  site: { name: string; url: string };
  from: string;
  title: string;
  token: string;
}

export function invitationMail({ site, from: name, title, token }: Asked): Letter {
  // Who invites may have given no name yet: « On vous invite », never « Anonyme vous invite ».
  const named = isNamed(name);
  const [from, whose] = named ? [name, name] : ['On', 'la personne qui vous invite'];
  const unknown = named ? `Vous ne connaissez pas ${name} ?` : 'Vous ne savez pas de qui il s’agit ?';
  return letter({
    subject: `${from} vous invite à tenir une liste ensemble`,
    signature: site.name,
    blocks: [
      {
        text: `${from} vous propose de tenir « ${title} » ensemble : vous pourrez y ajouter, modifier et ranger les envies. La cagnotte, elle, reste à ${whose}.`,
      },
      { link: { label: 'Voir l’invitation', href: `${site.url}/i/marketplace/invitation?token=${token}` } },
      {
        text: `Ce lien vaut ${INVITATION_DAYS} jours. ${unknown} Ignorez ce message : rien ne se passera.`,
      },
    ],
  });
}

/** A holder of the list who may have given no name. */
const holder = (name: string) => (isNamed(name) ? name : 'Une personne qui tient la liste avec vous');

export function surpriseEndedMail({ site, from: name, title }: Omit<Asked, 'token'>): Letter {
  const from = holder(name);
  return letter({
    subject: `${from} a mis fin à la surprise de votre liste`,
    signature: site.name,
    blocks: [
      {
        text: `${from} a choisi de dévoiler ce qui a été offert sur « ${title} » : à partir de maintenant, la liste vous le montre aussi.`,
      },
      {
        text: 'Vous préférez ne pas savoir ? N’ouvrez pas la liste, et parlez-en : la surprise peut être remise dans ses réglages.',
        link: { label: 'Voir les réglages', href: `${site.url}/i/marketplace/parametres/liste` },
      },
    ],
  });
}

export const ownersWords = {
  onlyOwner: 'Seule la personne qui a créé la liste peut faire cela.',
  alreadyOwner: 'Cette personne tient déjà la liste avec vous.',
  yourself: 'C’est votre propre adresse.',
  tooMany: (max: number) => `Une liste se tient à ${max} au plus.`,
  invalid: 'Cette invitation n’est plus valable. Demandez-en une autre à la personne qui vous l’a envoyée.',
  firstname: 'Dites-nous votre prénom.',
  ownerStays: 'La personne qui a créé la liste ne peut pas en être retirée.',
  accepted: (name: string) => `${isNamed(name) ? name : 'Quelqu’un'} tient maintenant la liste avec vous.`,
  removed: (title: string) =>
    title ? `Vous ne tenez plus la liste « ${title} ».` : 'Vous ne tenez plus une liste que vous partagiez.',
  surpriseEnded: (name: string, title: string) =>
    `${holder(name)} a mis fin à la surprise de « ${title} » : ce qui a été offert s’y montre maintenant.`,
  left: (name: string) => `${isNamed(name) ? name : 'Quelqu’un'} ne tient plus la liste avec vous.`,
} as const;
