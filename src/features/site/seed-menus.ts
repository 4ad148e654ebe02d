/** Starting menus of the site: every href is a route this project answers, checked by the seed's unit test. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

export interface MenuGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export interface SeedMenus {
  readonly main: readonly MenuLink[];
  readonly footer: readonly MenuGroup[];
  readonly mobile: readonly MenuLink[];
}

export const seedMenus: SeedMenus = {
  main: [
    { label: 'Comment ça marche', href: '/comment-ca-marche' },
    { label: 'La cagnotte', href: '/la-cagnotte-naissance' },
    { label: 'Magazine', href: '/magazine' },
    { label: 'Prénoms', href: '/prenoms' },
    { label: 'Outils', href: '/outils' },
  ],
  footer: [
    {
      title: 'Votre liste',
      links: [
        { label: 'Comment ça marche', href: '/comment-ca-marche' },
        { label: 'La cagnotte de naissance', href: '/la-cagnotte-naissance' },
        { label: 'Questions fréquentes', href: '/informations-utiles' },
        { label: 'Suivre ma commande', href: '/i/marketplace/suivre-ma-commande' },
        { label: 'Tous les avis', href: '/tous-les-avis-{product}' },
        { label: 'Contactez-nous', href: '/contactez-nous' },
      ],
    },
    {
      title: 'À lire, à calculer',
      links: [
        { label: 'Le magazine', href: '/magazine' },
        { label: 'La lettre', href: '/newsletter' },
        { label: 'Les prénoms', href: '/prenoms' },
        { label: 'Les outils', href: '/outils' },
        { label: 'La grossesse par semaine', href: '/grossesse' },
        { label: 'Guide des tailles', href: '/guide-tailles-vetements-bebe' },
        { label: 'Les naissances par ville', href: '/naissances' },
        { label: 'À faire en famille', href: '/a-faire-en-famille' },
      ],
    },
    {
      title: 'La maison',
      links: [
        { label: 'À propos', href: '/page/a-propos' },
        { label: 'Charte éditoriale', href: '/page/charte-editoriale' },
        { label: 'Devenir partenaire', href: '/devenir-partenaire-ou-annonceur' },
        { label: 'Plan du site', href: '/plan-du-site' },
        { label: 'Accessibilité : non auditée', href: '/accessibilite' },
      ],
    },
    {
      title: 'Le cadre',
      links: [
        { label: 'Mentions légales', href: '/page/mentions-legales' },
        { label: 'Confidentialité', href: '/page/confidentialite' },
        { label: 'Cookies', href: '/page/cookies' },
        { label: 'Conditions générales', href: '/page/conditions-generales' },
        { label: 'Conditions de vente', href: '/page/conditions-de-vente' },
        { label: 'Rétractation', href: '/page/retractation' },
        { label: 'Garanties légales', href: '/page/garanties-legales' },
        { label: 'Signaler une faille', href: '/divulgation-responsable' },
      ],
    },
  ],
  mobile: [
    { label: 'Accueil', href: '/' },
    { label: 'Comment ça marche', href: '/comment-ca-marche' },
    { label: 'La cagnotte', href: '/la-cagnotte-naissance' },
    { label: 'Magazine', href: '/magazine' },
    { label: 'Prénoms', href: '/prenoms' },
    { label: 'Outils', href: '/outils' },
    { label: 'Naissances par ville', href: '/naissances' },
    { label: 'À faire en famille', href: '/a-faire-en-famille' },
    { label: 'Questions fréquentes', href: '/informations-utiles' },
  ],
};
