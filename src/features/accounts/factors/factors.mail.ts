import { type Letter, letter } from '#src/lib/letter.ts';
import type { Block } from '#src/lib/letter-block.ts';
import { formatParis } from '#src/lib/paris-time.ts';
import { loginPath } from '#src/lib/paths.ts';

interface Site {
  name: string;
  url: string;
}

const SETTINGS = '/i/marketplace/parametres/profil';
const NEW_PASSWORD = '/i/marketplace/nouveau-mot-de-passe';

const linkTo = (site: Site, path: string, label: string): Block => ({
  link: { label, href: site.url + path },
});

/** The end of every letter here: nothing to do, or all there is to do at once. */
const orElse = (site: Site): Block[] => [
  { text: 'C’était vous ? Il n’y a rien à faire.' },
  {
    text: 'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe : toutes vos sessions seront fermées. Regardez ensuite vos clés d’accès, les comptes liés et votre double authentification dans vos paramètres, puis écrivez-nous.',
  },
  linkTo(site, NEW_PASSWORD, 'Choisir un autre mot de passe'),
  linkTo(site, SETTINGS, 'Voir mes paramètres'),
  linkTo(site, '/contactez-nous', 'Nous écrire'),
];

const news = (site: Site, subject: string, text: string): Letter =>
  letter({ subject, signature: site.name, blocks: [{ text }, ...orElse(site)] });

const codesLeft = (left: number): string => {
  if (left === 0) return 'Il ne vous en reste aucun';
  return left === 1 ? 'Il vous en reste un' : `Il vous en reste ${left}`;
};

/** The mails that tell of a change in how an account is opened: a device, a factor, a right. */
export const factorMails = {
  newDevice(site: Site, { device, at }: { device: string; at: Date }): Letter {
    return letter({
      subject: 'Connexion depuis un nouvel appareil',
      signature: site.name,
      blocks: [
        { text: 'Votre compte vient d’être ouvert depuis un appareil que nous ne connaissions pas.' },
        {
          facts: [
            ['Appareil', device],
            ['Date', `${formatParis(at)}, heure de Paris`],
          ],
        },
        ...orElse(site),
      ],
    });
  },
  totpOn: (site: Site) =>
    news(
      site,
      'Double authentification activée',
      'La double authentification vient d’être activée sur votre compte : un code de votre application vous sera demandé à la connexion. Vos autres sessions sont fermées. Gardez vos codes de secours dans un endroit sûr.',
    ),
  totpOff: (site: Site) =>
    news(
      site,
      'Double authentification retirée',
      'La double authentification vient d’être retirée de votre compte. Aucun code ne sera plus demandé à la connexion, et vos codes de secours ne servent plus.',
    ),
  codesGuessed: (site: Site) =>
    news(
      site,
      'Des codes faux après votre mot de passe',
      'Plusieurs codes faux viennent d’être saisis pour ouvrir votre compte, après votre mot de passe ou à votre nom chez Google, Apple ou Facebook. Votre compte n’a pas été ouvert et nous refusons d’autres essais pendant un moment. Vos appareils connus et le lien de mot de passe envoyé par e-mail restent utilisables.',
    ),
  recoveryUsed: (site: Site, left: number) =>
    news(
      site,
      'Un code de secours a servi',
      `Un code de secours de votre compte vient de servir. ${codesLeft(left)} : vous pouvez en créer d’autres dans vos paramètres.`,
    ),
  recoveryRenewed: (site: Site) =>
    news(
      site,
      'Nouveaux codes de secours',
      'De nouveaux codes de secours viennent d’être créés pour votre compte. Les anciens ne servent plus.',
    ),
  passkeyAdded: (site: Site, label: string) =>
    news(
      site,
      'Clé d’accès ajoutée',
      `La clé d’accès « ${label} » vient d’être ajoutée à votre compte : elle suffit pour vous connecter. Vos autres sessions sont fermées.`,
    ),
  passkeyRemoved: (site: Site, label: string) =>
    news(
      site,
      'Clé d’accès retirée',
      `La clé d’accès « ${label} » vient d’être retirée de votre compte : elle n’ouvre plus rien ici.`,
    ),
  identityLinked: (site: Site, provider: string) =>
    news(
      site,
      `Connexion avec ${provider} ajoutée`,
      `Votre compte s’ouvre désormais aussi avec ${provider}. Par prudence, si son adresse n’avait pas encore été confirmée, l’ancien mot de passe et les sessions ouvertes ont été annulés.`,
    ),
  identityRemoved: (site: Site, provider: string) =>
    news(
      site,
      `Connexion avec ${provider} retirée`,
      `Votre compte ne s’ouvre plus avec ${provider}, et vos autres sessions sont fermées.`,
    ),
  apiTokenMade: (site: Site, label: string) =>
    letter({
      subject: 'Jeton d’accès créé',
      signature: site.name,
      blocks: [
        {
          text: `Un jeton pour un autre programme, « ${label} », vient d’être créé sous votre nom. Il garde ses droits quand vous fermez vos sessions ou changez de mot de passe.`,
        },
        { text: 'C’était vous ? Il n’y a rien à faire.' },
        {
          text: 'Ce n’était pas vous ? Révoquez-le tout de suite, choisissez un autre mot de passe, puis parlez-en à votre équipe.',
        },
        linkTo(site, '/a/admin/integrations', 'Voir les jetons'),
        linkTo(site, NEW_PASSWORD, 'Choisir un autre mot de passe'),
      ],
    }),
  rolesChanged: (site: Site, roles: readonly string[]) =>
    news(
      site,
      `Vos rôles sur ${site.name} ont changé`,
      roles.length === 0
        ? `Vous n’avez plus de rôle sur ${site.name}. Vos sessions ont été fermées : connectez-vous à nouveau pour votre liste.`
        : `Vos rôles sur ${site.name} sont désormais : ${roles.join(', ')}. Vos sessions ont été fermées : connectez-vous à nouveau.`,
    ),
  adminMade: (site: Site) =>
    news(
      site,
      `Vous administrez ${site.name}`,
      `Votre compte peut désormais administrer ${site.name}. Vos sessions ont été fermées : connectez-vous à nouveau.`,
    ),
  adminEnded: (site: Site) =>
    letter({
      subject: `Vous n’administrez plus ${site.name}`,
      signature: site.name,
      blocks: [
        {
          text: 'L’administration du site vient d’être retirée à votre compte. Vos sessions ont été fermées : connectez-vous à nouveau pour votre liste.',
        },
        {
          text: 'Vous ne vous y attendiez pas ? Parlez-en à votre équipe par un autre moyen que ce site : le compte qui l’a fait a pu être ouvert par quelqu’un d’autre.',
        },
        linkTo(site, '/contactez-nous', 'Nous écrire'),
      ],
    }),
  adminGone: (site: Site, gone: { name: string; email: string }) =>
    letter({
      subject: `Une personne de moins administre ${site.name}`,
      signature: site.name,
      blocks: [
        { text: `${gone.name} (${gone.email}) n’administre plus ${site.name}.` },
        {
          text: 'Vous ne vous y attendiez pas ? Rendez-lui ce rôle dans la liste des comptes, puis parlez-en à votre équipe : le compte qui l’a retiré a pu être ouvert par quelqu’un d’autre.',
        },
        linkTo(site, '/a/admin/users', 'Voir les comptes'),
      ],
    }),
  accountDisabled: (site: Site) =>
    letter({
      subject: `Votre compte ${site.name} est désactivé`,
      signature: site.name,
      blocks: [
        {
          text: 'Notre équipe a désactivé votre compte. Vos sessions sont fermées, et il ne s’ouvre plus pour le moment.',
        },
        {
          text: 'Rien n’est effacé. L’argent de votre cagnotte et les retraits qui ne sont pas encore partis attendent, mis de côté pour vous.',
        },
        {
          text: 'C’est une erreur, ou vous voulez en connaître la raison ? Écrivez-nous : une personne vous répond.',
        },
        linkTo(site, '/contactez-nous', 'Nous écrire'),
      ],
    }),
  accountEnabled: (site: Site) =>
    letter({
      subject: `Votre compte ${site.name} est rouvert`,
      signature: site.name,
      blocks: [
        {
          text: 'Votre compte est rouvert : connectez-vous comme avant. Vos listes, vos cadeaux et votre cagnotte sont tels que vous les avez laissés.',
        },
        linkTo(site, loginPath(), 'Me connecter'),
      ],
    }),
  adminAdded: (site: Site, made: { name: string; email: string }) =>
    letter({
      subject: `Une personne de plus administre ${site.name}`,
      signature: site.name,
      blocks: [
        { text: `${made.name} (${made.email}) peut désormais administrer ${site.name}.` },
        {
          text: 'Vous ne vous y attendiez pas ? Retirez ce rôle dans la liste des comptes, puis parlez-en à votre équipe : le compte qui l’a donné a pu être ouvert par quelqu’un d’autre.',
        },
        linkTo(site, '/a/admin/users', 'Voir les comptes'),
      ],
    }),
} as const;
