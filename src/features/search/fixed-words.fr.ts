/** Other words people ask for the pages that always stand by. */
export const FIXED_WORDS: Readonly<Record<string, readonly string[]>> = {
  '/magazine': ['articles', 'conseils', 'blog', 'lire'],
  '/prenoms': ['idées de prénoms', 'choisir un prénom', 'top des prénoms'],
  '/prenoms/filles': ['prénoms féminins', 'prénom pour une fille', 'idées de prénoms de filles'],
  '/prenoms/garcons': ['prénoms masculins', 'prénom pour un garçon', 'idées de prénoms de garçons'],
  '/prenoms/mixtes': ['prénoms unisexes', 'prénoms épicènes', 'prénom mixte fille et garçon'],
  '/prenoms/choisir-a-deux': [
    'choisir un prénom à deux',
    'choisir un prénom en couple',
    'voter pour un prénom',
    'se mettre d’accord sur un prénom',
  ],
  '/prenoms/tendance/en-hausse': ['prénoms tendance', 'prénoms à la mode', 'prénoms en vogue', 'en hausse'],
  '/prenoms/tendance/de-retour': ['prénoms anciens', 'prénoms rétro', 'vieux prénoms', 'prénoms de retour'],
  '/prenoms/tendance/stables': ['prénoms classiques', 'prénoms intemporels', 'stables'],
  '/prenoms/tendance/en-baisse': ['prénoms démodés', 'prénoms passés de mode', 'en baisse'],
  '/prenoms/tendance/rares': ['prénoms rares', 'prénoms originaux', 'prénoms peu courants'],
  '/prenoms/tendance/oublies': ['prénoms oubliés', 'prénoms disparus', 'prénoms perdus'],
  '/prenoms/longueur/composes': ['prénoms composés', 'prénoms doubles'],
  '/prenoms/longueur/3': ['prénoms courts', 'prénoms très courts'],
  '/prenoms/longueur/10': ['prénoms longs'],
  '/grossesse': [
    'grossesse semaine par semaine',
    'calendrier de grossesse',
    'semaines de grossesse',
    'suivi de ma grossesse',
  ],
  '/outils': ['calculatrices', 'simulateurs', 'calculs', 'calendriers'],
  '/naissances': ['statistiques de naissances', 'naissances par commune', 'villes', 'maternités'],
  '/a-faire-en-famille': ['sorties', 'musées', 'activités en famille', 'que faire avec des enfants'],
  '/comment-ca-marche': ['fonctionnement', 'mode d’emploi', 'comment faire une liste'],
  '/la-cagnotte-naissance': ['cagnotte', 'participer', 'argent', 'virement'],
  '/informations-utiles': ['FAQ', 'foire aux questions', 'questions', 'aide', 'réponses', 'assistance'],
  '/guide-tailles-vetements-bebe': [
    'tailles',
    'quelle taille',
    'tableau des tailles',
    'correspondance des tailles',
  ],
  '/tous-les-avis-{product}': ['avis', 'avis clients', 'témoignages', 'opinions'],
  '/contactez-nous': [
    'contact',
    'contacter',
    'nous écrire',
    'service client',
    'joindre',
    'téléphone',
    'adresse mail',
    'numéro de téléphone',
    'appeler le service client',
    'vous appeler',
    'vous joindre',
  ],
  '/milla-assistante-virtuelle-des-futurs-et-jeunes-parents': [
    'Milla',
    'chatbot',
    'assistante virtuelle',
    'poser une question à Milla',
  ],
  '/newsletter': ['newsletter', 'lettre d’information', 's’abonner', 'abonnement', 'désinscription'],
  '/devenir-partenaire-ou-annonceur': ['partenariat', 'publicité', 'annonceur', 'partenaires', 'presse'],
  '/page/conditions-generales': ['CGU', 'conditions générales', 'conditions d’utilisation', 'règlement'],
  '/page/conditions-de-vente': ['CGV', 'conditions de vente', 'conditions générales de vente'],
  '/page/retractation': [
    'rétractation',
    'retourner un article',
    'retourner un produit',
    'renvoyer un article',
    'renvoyer un colis',
    'rendre un achat',
    'retour',
    'retours',
    'changer d’avis',
  ],
  '/page/garanties-legales': ['garantie', 'produit défectueux', 'vices cachés'],
  '/page/confidentialite': ['vie privée', 'données personnelles', 'RGPD', 'mes données'],
  '/page/mentions-legales': ['éditeur du site', 'hébergeur'],
  '/page/a-propos': ['qui sommes-nous', 'qui êtes-vous', 'l’équipe', 'à propos'],
  '/page/cookies': ['cookies', 'traceurs'],
  '/page/charte-editoriale': ['qui écrit', 'qui écrit les articles', 'sources des articles'],
  '/plan-du-site': ['toutes les pages', 'sitemap'],
  '/accessibilite': ['handicap', 'lecteur d’écran', 'RGAA'],
  '/divulgation-responsable': ['sécurité', 'vulnérabilité', 'bug'],
  '/i/marketplace/inscription': [
    'liste de naissance',
    'créer une liste',
    'créer une liste de naissance',
    'inscription',
    's’inscrire',
    'créer un compte',
    'nouvelle liste',
  ],
  '/i/marketplace/favorites': ['favoris', 'produits gardés'],
  '/i/marketplace/suivre-ma-commande': ['suivi de commande', 'où est mon colis', 'livraison', 'commande'],
  '/i/marketplace/ma-liste': ['modifier ma liste', 'voir ma liste'],
  '/i/mon-compte/cagnotte': ['retirer ma cagnotte', 'récupérer l’argent de ma cagnotte', 'argent reçu'],
  '/mon-compte-{product}': ['connexion', 'se connecter', 'mon compte', 'mot de passe', 'identifiant'],
};

/** Words that any page of a kind is asked for by. */
export const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  author: [
    'auteur',
    'auteur des articles',
    'auteurs',
    'qui écrit',
    'qui écrit le magazine',
    'rédacteurs',
    'journaliste',
  ],
};

/** The other names of a week: people count in weeks of amenorrhoea and write "12 SA", "12e semaine". */
export function weekWords(week: number, afterBirth: boolean): string[] {
  const rank = week === 1 ? '1re' : `${week}e`;
  if (afterBirth) return [`bébé ${week} semaines`, `${week} semaines après la naissance`];
  return [
    `${week} SA`,
    `${week}SA`,
    `${week} semaines d’aménorrhée`,
    `semaine ${week}`,
    `semaine ${week} de grossesse`,
    `${week} semaines de grossesse`,
    `enceinte de ${week} semaines`,
    `${rank} semaine de grossesse`,
  ];
}

/** Lists of first names: no menu leads to them, and people ask for them by name. */
export const NAME_LISTS = [
  { href: '/prenoms/filles', label: 'Prénoms de fille' },
  { href: '/prenoms/garcons', label: 'Prénoms de garçon' },
  { href: '/prenoms/mixtes', label: 'Prénoms mixtes' },
];
