import { type Letter, letter } from '#src/lib/letter.ts';

interface Site {
  name: string;
  url: string;
}

const linkTo = (site: Site, path: string, label: string) => ({ link: { label, href: site.url + path } });

const stillOpenedBy = (site: Site, providers: readonly string[]) => [
  {
    text: `Votre compte s’ouvre toujours aussi avec ${providers.join(' et ')}. Si ce n’est pas vous qui l’avez lié, retirez-le :`,
  },
  linkTo(site, '/i/marketplace/parametres/profil', 'Voir les comptes liés'),
];

/** The mails of an account. Each says why it came and what to do when it was not asked for. */
export const accountMails = {
  reset(site: Site, token: string): Letter {
    return letter({
      subject: 'Choisir un nouveau mot de passe',
      signature: site.name,
      blocks: [
        {
          text: 'Vous avez demandé à changer le mot de passe de votre compte. Ce lien sert une seule fois, pendant une heure.',
        },
        linkTo(site, `/i/marketplace/nouveau-mot-de-passe?token=${token}`, 'Choisir un nouveau mot de passe'),
        { text: 'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.' },
      ],
    });
  },
  verify(site: Site, token: string): Letter {
    return letter({
      subject: 'Confirmez votre adresse e-mail',
      signature: site.name,
      blocks: [
        {
          text: 'Confirmez que cette adresse est la vôtre : c’est par elle que vous retrouverez votre compte.',
        },
        linkTo(site, `/i/marketplace/adresse-confirmee?token=${token}`, 'Confirmer mon adresse'),
        {
          text: 'Ce lien sert une fois, pendant sept jours. Vous n’avez pas de compte chez nous ? Ignorez ce message.',
        },
      ],
    });
  },
  emailAsked(site: Site, { newEmail, token }: { newEmail: string; token: string }): Letter {
    return letter({
      subject: 'On demande à changer l’adresse de votre compte',
      signature: site.name,
      blocks: [
        {
          text: `Quelqu’un qui connaît votre mot de passe demande que l’adresse de votre compte devienne ${masked(newEmail)}. Le changement se fera quand cette adresse aura été confirmée.`,
        },
        {
          text: 'C’était vous ? Il n’y a rien à faire ici. Ce n’était pas vous ? Arrêtez ce changement tout de suite :',
        },
        linkTo(site, `/p/garder-mon-adresse/${token}`, 'Arrêter ce changement'),
        {
          text: 'Par prudence, toutes les sessions de votre compte seront alors fermées. Choisissez ensuite un nouveau mot de passe.',
        },
      ],
    });
  },
  emailChanged(site: Site, newEmail: string): Letter {
    return letter({
      subject: 'L’adresse de votre compte a changé',
      signature: site.name,
      blocks: [
        {
          text: `L’adresse de votre compte est désormais ${masked(newEmail)}. Cette adresse-ci ne servira plus à vous connecter.`,
        },
        { text: 'Ce n’était pas vous ? Écrivez-nous sans attendre :' },
        linkTo(site, '/contactez-nous', 'Nous écrire'),
      ],
    });
  },
  /** `linked`: the providers that open the account whatever its password. */
  passwordChanged(site: Site, linked: readonly string[] = []): Letter {
    return letter({
      subject: 'Votre mot de passe a changé',
      signature: site.name,
      blocks: [
        { text: 'Le mot de passe de votre compte vient de changer, et vos autres sessions ont été fermées.' },
        ...(linked.length === 0 ? [] : stillOpenedBy(site, linked)),
        { text: 'Ce n’était pas vous ? Choisissez-en un autre tout de suite, puis écrivez-nous :' },
        linkTo(site, '/contactez-nous', 'Nous écrire'),
      ],
    });
  },
} as const;

/** `c…e@exemple.fr`: enough to recognise one's own address, not enough to learn somebody's. */
export function masked(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const shown = local.length > 2 ? `${local[0]}…${local.at(-1)}` : '…';
  return `${shown}@${domain}`;
}
