/** Pages that stand whatever is written in the admin, with the words a link to them would use. */
export function fixedPages(productSlug: string): { href: string; label: string; kind: 'fixed' }[] {
  return FIXED.map(([href, label]) => ({
    href: href.replace('{product}', productSlug),
    label,
    kind: 'fixed' as const,
  }));
}

const FIXED: readonly (readonly [string, string])[] = [
  ['/', 'Accueil'],
  ['/magazine', 'Magazine'],
  ['/prenoms', 'Prénoms'],
  ['/prenoms/choisir-a-deux', 'Choisir un prénom à deux'],
  ['/outils', 'Outils'],
  ['/grossesse', 'Semaine par semaine'],
  ['/naissances', 'Naissances par ville'],
  ['/a-faire-en-famille', 'À faire en famille'],
  ['/comment-ca-marche', 'Comment ça marche'],
  ['/la-cagnotte-naissance', 'La cagnotte de naissance'],
  ['/informations-utiles', 'Questions fréquentes'],
  ['/milla-assistante-virtuelle-des-futurs-et-jeunes-parents', 'Milla, l’assistante'],
  ['/guide-tailles-vetements-bebe', 'Guide des tailles de bébé'],
  ['/tous-les-avis-{product}', 'Tous les avis'],
  ['/contactez-nous', 'Contactez-nous'],
  ['/newsletter', 'La lettre'],
  ['/devenir-partenaire-ou-annonceur', 'Devenir partenaire ou annonceur'],
  ['/plan-du-site', 'Plan du site'],
  ['/accessibilite', 'Accessibilité'],
  ['/developpeurs', 'Pour les développeurs'],
  ['/divulgation-responsable', 'Signaler une faille de sécurité'],
  ['/i/marketplace/inscription', 'Créer ma liste'],
  ['/i/marketplace/recherche', 'Recherche'],
  ['/i/marketplace/favorites', 'Mes favoris'],
  ['/i/marketplace/suivre-ma-commande', 'Suivre ma commande'],
  ['/i/marketplace/ma-liste', 'Ma liste'],
  ['/i/mon-compte/cagnotte', 'Ma cagnotte'],
  ['/mon-compte-{product}', 'Se connecter'],
];
