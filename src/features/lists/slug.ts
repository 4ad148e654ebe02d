import { withProduct } from '#src/lib/paths.ts';
import { SLUG_MAX, SLUG_SHAPE } from '#src/lib/slug.ts';
import { toSlug } from '#src/lib/to-slug.ts';

/** The shortest address a list may have (docs/spec/calls.md §/api/user/ check_slug_available). */
export const SLUG_MIN = 3;

export type SlugProblem = 'reserved' | 'invalid' | 'taken';

/**
 * First path segments of the site (docs/spec/product.md §2 and what the server itself answers), then planned
 * ones.
 */
const RESERVED = new Set(
  `mon-compte la-cagnotte-naissance guide-tailles-vetements-bebe comment-ca-marche tous-les-avis
  milla-assistante-virtuelle-des-futurs-et-jeunes-parents p page auteur prenoms marque a-decouvrir naissances
  a-faire-en-famille informations-utiles contactez-nous devenir-partenaire-ou-annonceur outils magazine landing
  liste-de-naissance a i marketplace shopify-bridge 404 410 429
  gatewayerr boutique-de-demonstration covers screens merveille
  api media assets fonts images img css js static public cdn tinymce astro client-version healthz readyz metrics
  sitemap sitemaps robots favicon rss feed flux manifest sw service-worker well-known offline hors-ligne indexnow
  admin administration auth oauth login logout connexion deconnexion inscription compte mon-profil profil parametres
  liste listes ma-liste mes-listes favoris favorites notifications cagnotte cagnottes contribution participation
  reservation reservations checkout panier commande commandes paiement livraison retour retours bons-achat
  offres-calendrier-avent suivre-ma-commande recherche explore produit produits selection selections marques
  categorie categories tag tags theme themes business merchant marchand marchands partenaire partenaires boutique
  boutiques shop shopify prenom ville villes naissance tourisme outil article articles blog journal presse
  auteurs avis aide faq contact support mentions-legales conditions-generales confidentialite cookies accessibilite
  plan-du-site divulgation-responsable securite statut status erreur error maintenance test tests demo app ios android apple google facebook
  instagram pinterest tiktok twitter mail email newsletter webhooks www 500 fr en es de it nl pt
  docs developpeurs voucher vouchers milla assistante grossesse
  null undefined true false index accueil home new nouveau`.split(/\s+/),
);

/** `mon-compte-{product}` and `tous-les-avis-{product}` depend on the deployment's PRODUCT_SLUG. */
const RESERVED_PREFIXES = ['liste-de-naissance-', 'mon-compte-', 'tous-les-avis-'];

/** A list under the name of the site would speak for the site. */
export function isReserved(slug: string): boolean {
  if (slug === withProduct('{product}')) return true;
  return RESERVED.has(slug) || RESERVED_PREFIXES.some((prefix) => slug.startsWith(prefix));
}

/** Reserved is looked at first: `p` is reserved before it is too short (docs/spec/calls.md §/api/user/). */
export function slugProblem(slug: string): Exclude<SlugProblem, 'taken'> | null {
  if (isReserved(slug.trim().toLowerCase())) return 'reserved';
  const fits = slug.length >= SLUG_MIN && slug.length <= SLUG_MAX && SLUG_SHAPE.test(slug);
  return fits ? null : 'invalid';
}

/** An address near what was asked that is neither reserved nor invalid; null when the text holds nothing to use. */
export function nearestSlug(asked: string): string | null {
  const prefix = RESERVED_PREFIXES.find((start) => asked.trim().toLowerCase().startsWith(start)) ?? '';
  const base = toSlug(asked.trim().toLowerCase().slice(prefix.length));
  if (base === '') return null;
  return (
    [base, `notre-${base}`, `famille-${base}`]
      .map((slug) => toSlug(slug))
      .find((slug) => slugProblem(slug) === null) ?? null
  );
}

/** `camille-et-noe`, 3 → `camille-et-noe-3`, never longer than allowed. */
export function numberedSlug(base: string, number: number): string {
  const tail = `-${number}`;
  return `${base.slice(0, SLUG_MAX - tail.length).replace(/-+$/, '')}${tail}`;
}
