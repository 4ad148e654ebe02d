// What people type, and what they would call a good answer. Written before the engines were asked, from the demo
// catalogue: a judgement that follows an engine measures nothing. `exact` is the thing itself (3), `close` does the
// same job (2), `near` would not annoy (1); everything else is wrong (0).

/**
 * Regular expressions without accents or capitals, on a product as `name @brand-slug %classification #tag #tag`.
 */
export interface Judgement {
  query: string;
  exact: string;
  close?: string;
  near?: string;
}

type Line = [query: string, exact: string, close?: string, near?: string];

const GIFTS =
  'doudou|peluche|hochet|boite a musique|album|coffret (des premiers|brosse)|mobile|cape de bain|empreinte';

const THINGS: Line[] = [
  ['gigoteuse', 'gigoteuse'],
  ['poussette', 'poussette'],
  ['biberon', 'biberon (en|anti)|coffret de trois biberons', 'chauffe-biberon'],
  ['body', 'bod(y|ies)'],
  ['pyjama', 'pyjama'],
  ['doudou', 'doudou', 'peluche'],
  ['veilleuse', 'veilleuse'],
  ['transat', 'transat (a|evo|nom)', 'baignoire avec transat'],
  ['babyphone', 'babyphone'],
  ['mobile', 'mobile'],
  ['hochet', 'hochet', 'anneau de dentition'],
  ['bavoir', 'bavoir'],
  ['lange', 'lange(s)? |maxi-lange', 'carres de gaze'],
  ['couffin', 'berceau', 'lit d’appoint|avec nacelle'],
  ['berceau', 'berceau', 'lit d’appoint', '^lit'],
  ['baignoire', 'baignoire', 'siege de bain'],
  ['chaise haute', 'chaise haute', 'siege de table'],
  ['siege auto', 'siege auto', 'coque auto'],
  ['porte bebe', 'porte-bebe', 'echarpe de portage|sling'],
  ['tire lait', 'tire-lait', 'collecteur'],
  ['coussin allaitement', 'coussin d’allaitement', 'coussin de grossesse', 'fauteuil d’allaitement'],
  ['table a langer', 'table a langer', 'commode a langer|plan a langer', 'matelas a langer|tapis a langer'],
  ['tapis eveil', 'tapis d’eveil', 'tapis de motricite'],
  ['sac a langer', 'sac a langer|sac a dos a langer', 'pochette a langer'],
  [
    'valise maternite',
    'valise de maternite',
    '#valise-de-maternite.*%maman|%maman.*#valise-de-maternite',
    '#valise-de-maternite',
  ],
  ['boite a musique', 'boite a musique', 'conteuse|mobile musical|veilleuse sonore'],
  ['album naissance', 'album de naissance', 'boite a souvenirs|cartes etapes'],
  ['matelas a langer', 'matelas a langer', 'tapis a langer'],
  ['drap housse', 'drap(s)?-housse', 'alese'],
  ['cape de bain', 'cape de bain', 'poncho de bain'],
  ['barriere escalier', 'barriere d’escalier', 'barriere'],
  ['thermometre', 'trousse de soin'],
  ['cododo', 'berceau cododo', 'berceau|lit d’appoint'],
  ['echarpe de portage', 'echarpe de portage', 'sling|porte-bebe'],
  ['anneau de dentition', 'anneau de dentition', 'hochet'],
  ['panier a linge', 'panier de rangement', 'paniere|malle'],
  ['jouet en bois', '%eveil.*#en-bois', '#en-bois.*%(coups|eveil)', 'malle a jouets'],
  ['livre bebe', 'livre|imagier'],
];

const PLURALS: Line[] = [
  ['gigoteuses', 'gigoteuse'],
  ['bodies', 'bod(y|ies)'],
  ['bodys bebe', 'bod(y|ies)'],
  ['mobiles', 'mobile'],
  ['jouets', 'malle a jouets|%eveil'],
  ['biberons', 'biberon (en|anti)|coffret de trois biberons', 'chauffe-biberon'],
  ['chaussons', 'chaussons'],
  ['chausson bebe', 'chaussons'],
  ['langes coton', 'lange(s)? |maxi-lange|carres de gaze'],
  ['draps housses', 'drap(s)?-housse', 'alese'],
  ['carre de gaze', 'carres de gaze', 'lange'],
  ['livres', 'livre|imagier'],
  ['cubes', 'cubes', 'pyramide|boite a formes'],
  ['doudous', 'doudou', 'peluche'],
  ['barrieres', 'barriere'],
  ['sieges auto', 'siege auto', 'coque auto'],
];

const ACCENTS: Line[] = [
  ['lit évolutif', 'lit evolutif', '^lit'],
  ['LIT EVOLUTIF', 'lit evolutif', '^lit'],
  ['écharpe', 'echarpe de portage', 'sling'],
  ['echarpe', 'echarpe de portage', 'sling'],
  ['éveil', '%eveil', '#eveil-des-sens'],
  ['cache cœur', 'cache-cœur|cache-coeur'],
  ['cache coeur laine', 'cache-cœur|cache-coeur'],
  ['gigoteuse légere', 'gigoteuse legere', 'gigoteuse'],
  ['siège auto', 'siege auto', 'coque auto'],
  ['SIÈGE DE BAIN', 'siege de bain', 'baignoire'],
  ['alese', 'alese', 'drap'],
  ['panière', 'paniere', 'panier|malle'],
  ['pepindor', '@pepindor'],
  ['MÉSANJOU', '@mesanjou'],
];

const TYPOS: Line[] = [
  ['gigoteusse', 'gigoteuse'],
  ['gigotteuse', 'gigoteuse'],
  ['pousette', 'poussette'],
  ['poucette', 'poussette'],
  ['biberron', 'biberon (en|anti)|coffret de trois biberons', 'chauffe-biberon'],
  ['babyfone', 'babyphone'],
  ['baby phone', 'babyphone'],
  ['veileuse', 'veilleuse'],
  ['veilleuze', 'veilleuse'],
  ['doudoo', 'doudou', 'peluche'],
  ['bavoire', 'bavoir'],
  ['pijama', 'pyjama'],
  ['pyjamma', 'pyjama'],
  ['tir lait', 'tire-lait', 'collecteur'],
  ['tirelait', 'tire-lait', 'collecteur'],
  ['cousin allaitement', 'coussin d’allaitement', 'coussin de grossesse', 'fauteuil d’allaitement'],
  ['coussin alaitement', 'coussin d’allaitement', 'coussin de grossesse', 'fauteuil d’allaitement'],
  ['hocher', 'hochet', 'anneau de dentition'],
  ['tapi eveil', 'tapis d’eveil', 'tapis de motricite'],
  ['chaize haute', 'chaise haute', 'siege de table'],
  ['siege otto', 'siege auto', 'coque auto'],
  ['transsat', 'transat (a|evo|nom)', 'baignoire avec transat'],
  ['bercau', 'berceau', 'lit d’appoint', '^lit'],
  ['berçeau', 'berceau', 'lit d’appoint', '^lit'],
  ['baignoir', 'baignoire', 'siege de bain'],
  ['barière', 'barriere'],
  ['turbulete', 'gigoteuse'],
  ['portebebe', 'porte-bebe', 'echarpe de portage|sling'],
  ['matela a langer', 'matelas a langer', 'tapis a langer'],
  ['mitaine bonet', 'bonnet et chaussons'],
  ['ourselen', '@ourselin'],
  ['hululinne', '@hululine'],
  ['zefirolle', '@zephirolle'],
];

const ELISIONS: Line[] = [
  ['tapis d’éveil', 'tapis d’eveil', 'tapis de motricite'],
  ["tapis d'eveil", 'tapis d’eveil', 'tapis de motricite'],
  ['tapis deveil', 'tapis d’eveil', 'tapis de motricite'],
  ["coussin d'allaitement", 'coussin d’allaitement', 'coussin de grossesse', 'fauteuil d’allaitement'],
  ["fauteuil d'allaitement", 'fauteuil d’allaitement', 'fauteuil a bascule'],
  ["gigoteuse d'hiver", 'gigoteuse d’hiver', 'gigoteuse'],
  ["body d'été", 'body d’ete', 'bod(y|ies)'],
  ["l'heure du bain", '#heure-du-bain'],
  ["barrière d'escalier", 'barriere d’escalier', 'barriere'],
  ["pyramide d'anneaux", 'pyramide d’anneaux', 'cubes|boite a formes'],
  ["kit d'empreinte", 'kit d’empreintes', 'empreinte'],
  ['une chaise haute pour bébé', 'chaise haute', 'siege de table'],
];

const BRANDS: Line[] = [
  ['brindelune gigoteuse', 'gigoteuse.*@brindelune', 'gigoteuse', '@brindelune'],
  ['gigoteuse nuagelle', 'gigoteuse.*@nuagelle', 'gigoteuse', '@nuagelle'],
  ['biberon sylvabule', 'biberon.*@sylvabule', 'biberon (en|anti)|coffret de trois biberons', '@sylvabule'],
  ['lit bois perlin', '^lit.*@bois-perlin', '^lit|berceau.*@bois-perlin', '@bois-perlin'],
  ['commode bois-perlin', 'commode.*@bois-perlin', 'commode', '@bois-perlin'],
  ['poussette joliroc', 'poussette.*@joliroc', 'poussette', '@joliroc'],
  ['doudou ululoup', 'doudou.*@ululoup', '(doudou|peluche)', '@ululoup'],
  ['maison tavelle body', 'bod(y|ies).*@maison-tavelle', 'bod(y|ies)', '@maison-tavelle'],
  ['bain d ajonc', '@bain-d-ajonc'],
  ['grand mere ysope', '@grand-mere-ysope'],
  ['veilleuse hululine', 'veilleuse.*@hululine', 'veilleuse', '@hululine'],
  ['babyphone tiboreal', 'babyphone.*@tiboreal', 'babyphone', '@tiboreal'],
  ['ficelles de marthe album', 'album.*@les-ficelles', 'album|souvenirs.*@les-ficelles', '@les-ficelles'],
  ['hameau des lins drap', 'drap.*@hameau-des-lins', 'drap', '@hameau-des-lins'],
  ['rocaillou barriere', 'barriere.*@rocaillou', 'barriere'],
  ['orvelin', '@orvelin'],
];

const KINDS: Line[] = [
  ['poussette compacte', 'poussette compacte', 'poussette'],
  ['poussette tout terrain', 'poussette tout-terrain', 'poussette'],
  ['biberon verre', 'biberon en verre', 'biberon (anti)|coffret de trois biberons'],
  ['biberon anti colique', 'biberon anti-coliques', 'biberon (en)|coffret de trois biberons'],
  ['lit cabane', 'lit-cabane', '^lit'],
  ['lit à barreaux', 'lit a barreaux', '^lit'],
  ['mobile musical', 'mobile musical', 'mobile|boite a musique'],
  ['babyphone video', 'babyphone video', 'babyphone'],
  ['body manche longue', 'body a manches longues', 'bod(y|ies)'],
  ['pyjama velours', 'pyjama en velours', 'pyjama'],
  ['chaussons cuir', 'chaussons en cuir', 'chaussons'],
  ['tire lait electrique', 'tire-lait electrique', 'tire-lait'],
  ['bavoir bandana', 'bavoirs bandana', 'bavoir'],
  ['siege auto pivotant', 'siege auto pivotant', 'siege auto|coque auto'],
  ['sac a dos langer', 'sac a dos a langer', 'sac a langer|pochette'],
  ['hochet bois', 'hochet en bois', 'hochet|anneau'],
  ['gilet laine', 'gilet|cache-c', 'combinaison'],
  ['coton bio', '#coton-bio'],
];

const SYNONYMS: Line[] = [
  ['turbulette', 'gigoteuse'],
  ['landau', 'avec nacelle', 'poussette'],
  ['grenouillère', 'pyjama'],
  ['dors bien', 'pyjama'],
  ['cosy', 'coque auto', 'siege auto'],
  ['maxi cosi', 'coque auto', 'siege auto'],
  ['coque bebe voiture', 'coque auto', 'siege auto'],
  ['écoute bébé', 'babyphone'],
  ['peluche', 'peluche', 'doudou'],
  ['babycook', 'cuiseur', 'chauffe-biberon'],
  ['robot bébé', 'cuiseur', 'chauffe-biberon'],
  ['balancelle', 'transat (a|evo|nom)'],
  ['bonnet', 'bonnet et chaussons'],
  ['serviette de bain', 'cape de bain|poncho', '#heure-du-bain'],
  ['sortie de bain', 'cape de bain|poncho', '#heure-du-bain'],
  ['lampe de nuit', 'veilleuse'],
  ['lit parapluie', 'lit d’appoint', 'berceau|^lit'],
  ['couverts', 'coffret premier repas', 'assiette|gobelet'],
  ['assiette bebe', 'assiette', 'coffret premier repas|gobelet'],
  ['rocking chair', 'fauteuil a bascule', 'fauteuil'],
  ['eau de toilette', '^$', undefined, 'trousse de toilette'],
  ['couche', '^$', undefined, 'lange|carres|langer'],
];

const INTENTS: Line[] = [
  ['lit bb', '^lit|berceau cododo', 'berceau|lit d’appoint'],
  ['jeux bb', '%eveil'],
  ['cadeau naissance fille', GIFTS, '#(souvenirs-a-garder|cadeaux-a-plusieurs|trousseau-de-naissance)'],
  ['cadeau naissance garçon', GIFTS, '#(souvenirs-a-garder|cadeaux-a-plusieurs|trousseau-de-naissance)'],
  ['cadeau de naissance', GIFTS, '#(souvenirs-a-garder|cadeaux-a-plusieurs|trousseau-de-naissance)'],
  ['cadeau moins de 20 euros', '#petits-budgets'],
  ['idée cadeau maman', '#pour-la-maman'],
  ['cadeau pour la maman', '#pour-la-maman'],
  ['naissance hiver', '#naissance-d-hiver', 'd’hiver'],
  ['bébé été', '#naissance-d-ete|d’ete', 'legere?'],
  ['trousseau naissance', '#trousseau-de-naissance'],
  ['liste maternité valise', '#valise-de-maternite', '%maman'],
  ['diversification alimentaire', '#diversification', '%repas'],
  ['allaiter', '%allaitement|#allaitement-serein'],
  ['dormir', '%sommeil|#nuits-paisibles'],
  ['chambre bébé', '%chambre|#chambre-douce', '^lit'],
  ['souvenir naissance', '%souvenirs'],
  ['en bois', '#en-bois'],
  ['voyage', '#voyager-leger|de voyage|nomade|pliant'],
  ['bain bebe', '#heure-du-bain'],
];

const SIZES: Line[] = [
  ['gigoteuse 0-6 mois', 'gigoteuse'],
  ['gigoteuse 6 mois', 'gigoteuse'],
  ['gigoteuse 70 cm', 'gigoteuse'],
  ['body 3 mois', 'bod(y|ies)'],
  ['body naissance', 'bod(y|ies)'],
  ['pyjama 1 mois', 'pyjama'],
  ['pyjama taille naissance', 'pyjama'],
  ['jouet 6 mois', '%eveil'],
  ['jouet 1 an', '%eveil'],
  ['lit 60x120', '^lit'],
  ['drap housse 60x120', 'drap(s)?-housse', 'alese'],
  ['siege auto groupe 1', 'siege auto', 'coque auto'],
  ['siege auto 4 ans', 'siege auto', 'coque auto'],
  ['biberon 240 ml', 'biberon (en|anti)|coffret de trois biberons', 'chauffe-biberon'],
  ['chaussons 0 3 mois', 'chaussons'],
];

export const JUDGEMENTS: readonly Judgement[] = [
  ...[THINGS, PLURALS, ACCENTS, TYPOS, ELISIONS, BRANDS, KINDS, SYNONYMS, INTENTS, SIZES].flat(),
].map(([query, exact, close, near]) => ({ query, exact, ...(close && { close }), ...(near && { near }) }));
