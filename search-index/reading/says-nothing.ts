/** Words that say for whom or how it is bought: they choose no product. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set(
  `
    fille filles garcon garcons mixte unisexe bebe bebes bb enfant enfants nourrisson nourrissons bambin
    bambins kid kids baby loulou loulous fillette occasion neuf neuve livraison rapide gratuite acheter achat
    promo promotion soldes avis meilleur meilleure meilleurs meilleures top comparatif cher prix je cherche
    voudrais veux besoin quel quelle quels quelles un une avec sans il me faut svp stp petit petite fils
    mignon mignonne joli jolie beau belle super bon bonne truc machin chose dun dune lui quil avc cest ok lot
    lots paire paires idee idees deja tout toute tous pret prete prets tres trop vraiment plutot assez urgent
    mini maxi ptit ptite pti ti petits petites aussi samedi demain modele modeles genre choix kit
  `
    .trim()
    .split(/\s+/),
);
