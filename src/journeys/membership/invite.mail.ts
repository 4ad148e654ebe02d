import { ofName } from '#src/lib/of-name.ts';

interface Invitation {
  /** Of the roles given. */
  names: readonly string[];
  /** Null for an account that has its own way in. */
  token: string | null;
  days: number;
}

/** The invitation of somebody to the team. */
export function invitationMail(site: { name: string; url: string }, { names, token, days }: Invitation) {
  const link = token
    ? {
        text: `Choisissez un mot de passe par ce lien, qui sert une fois, pendant ${days}\u00a0jours. Un second facteur vous sera demandé ensuite.`,
        link: {
          label: 'Rejoindre l’équipe',
          href: `${site.url}/i/marketplace/nouveau-mot-de-passe?token=${token}`,
        },
      }
    : {
        text: 'Connectez-vous avec votre compte habituel\u202f: les écrans de l’équipe y sont ouverts.',
        link: { label: 'Ouvrir la rédaction', href: `${site.url}/a/admin` },
      };
  return {
    subject: `Votre place dans l’équipe ${ofName(site.name)}`,
    signature: site.name,
    blocks: [
      { text: `On vous confie un rôle sur ${site.name}\u202f: ${names.join(', ')}.` },
      link,
      {
        text: 'Vous n’attendiez pas ce message\u202f? Ne faites rien, et écrivez-nous si vous voulez en savoir plus.',
      },
    ],
  };
}
