import {
  all,
  any,
  at,
  cheapest,
  colour,
  costs,
  HABITS,
  is,
  JOUETS,
  named,
  near,
  none,
  not,
  PORTAGE,
  POUSSETTES,
  type Row,
  SIEGES_AUTO,
  says,
  shade,
  tog,
  type Worth,
  weighs,
} from '../judgement.ts';

/** The thing as asked, then the size beside it, then the thing alone. */
const aged = (query: string, thing: Worth, months: number): Row => [
  query,
  all(thing, at(months)),
  all(thing, near(months)),
  thing,
];
const like = (query: string, thing: Worth, trait: Worth): Row => [query, all(thing, trait), none, thing];

const shoes = is('chaussures', 'sandales', 'bottes', 'chaussons');
const number =
  (size: number): Worth =>
  (product) => {
    const said = /(?:pointures|du) (\d+) au? (\d+)/.exec(`${product.name} ${product.text}`);
    return said !== null && Number(said[1]) <= size && size <= Number(said[2]);
  };

export const ages: readonly Row[] = [
  aged('gigoteuse 6 mois', is('gigoteuse'), 6),
  aged('gigoteuse 2 ans', is('gigoteuse'), 24),
  aged('body 3 mois', is('body'), 3),
  aged('body naissance', is('body'), 0),
  aged('pyjama 18 mois', is('pyjama'), 18),
  aged('pyjama 4 ans', is('pyjama'), 48),
  aged('jouet 1 an', is(...JOUETS), 12),
  aged('jouet 6 mois', is(...JOUETS), 6),
  aged('jouet 2 ans', is(...JOUETS), 24),
  aged('livre bébé 9 mois', is('livre'), 9),
  aged('livre 3 ans', is('livre'), 36),
  aged('puzzle 2 ans', is('puzzle'), 24),
  aged('manteau 12 mois', is('manteau'), 12),
  aged('combinaison 3 mois', is('combinaison'), 3),
  aged('robe 2 ans', is('robe'), 24),
  aged('chapeau 6 mois', is('chapeau'), 6),
  aged('maillot de bain 2 ans', is('maillot'), 24),
  aged('sucette nouveau-né', is('sucette'), 0),
  aged('tétine 6 mois', is('sucette', 'tetine-biberon'), 6),
  aged('biberon nouveau né', is('biberon'), 0),
  aged('doudou naissance', is('doudou'), 0),
  aged('poussette dès la naissance', is(...POUSSETTES), 0),
  aged('vêtement 1 mois', is(...HABITS), 1),
  aged('habits 6 mois', is(...HABITS), 6),
  aged('vélo 3 ans', is('draisienne', 'tricycle'), 36),
  aged('casque vélo 2 ans', is('casque-velo'), 24),
  aged('siège auto 4 ans', is('siege-auto', 'rehausseur-auto'), 48),
  aged('culotte d’apprentissage 2 ans', is('sous-vetements'), 24),
  aged('chaussettes 0-6 mois', is('chaussettes'), 3),
  aged('peignoir 4 ans', is('sortie-bain'), 48),
];

export const sizes: readonly Row[] = [
  like('matelas 60x120', is('matelas'), says(/60 × 120/)),
  like('matelas 70 x 140', is('matelas'), says(/70 × 140/)),
  like('drap housse 70x140', is('drap-housse'), says(/70 × 140/)),
  like('drap housse 60 x 120 cm', is('drap-housse'), says(/60 × 120/)),
  like('chaussures 22', is('chaussures'), number(22)),
  like('chaussures taille 20', is('chaussures'), number(20)),
  like('sandales pointure 21', is('sandales'), number(21)),
  like('bottes de pluie 24', is('bottes'), all(named(/pluie/), number(24))),
  like('chaussons 19', is('chaussons'), number(19)),
  like('biberon 240 ml', is('biberon'), says(/240 ml/)),
  like('biberon 330ml', is('biberon'), says(/330 ml/)),
  ['pointure 23', all(shoes, number(23)), none, shoes],
  ['taille 50', all(is(...HABITS), says(/taille 50/)), all(is(...HABITS), at(0)), none],
  like('couches taille 3', is('couches-jetables'), named(/taille 3/)),
  ['lit 90x190', all(is('lit-enfant'), says(/90 × 190/)), none, any(is('lit-enfant'), says(/90 × 190/))],
  like('barrière de lit 150 cm', is('barriere-lit'), named(/150/)),
  like('lange 120x120', is('lange'), says(/120 × 120/)),
  like('berceau 50x83', is('drap-housse', 'berceau', 'cododo'), says(/5[01] × 83/)),
];

export const colours: readonly Row[] = [
  like('gigoteuse verte', is('gigoteuse'), colour('vert')),
  like('gigoteuse bleu marine', is('gigoteuse'), shade(/bleu marine/)),
  like('poussette noire', is(...POUSSETTES), colour('noir')),
  like('poussette beige', is(...POUSSETTES), colour('beige')),
  like('body blanc', is('body'), colour('blanc')),
  like('couverture rose', is('couverture'), colour('rose')),
  like('sac à langer camel', is('sac-a-langer'), shade(/camel/)),
  like('bottes jaunes', is('bottes'), colour('jaune')),
  like('pyjama bleu nuit', is('pyjama'), shade(/bleu nuit/)),
  like('doudou gris', is('doudou', 'peluche'), colour('gris')),
  like('siège auto noir', is(...SIEGES_AUTO), colour('noir')),
  like('lit blanc', is('lit-bebe', 'lit-enfant'), colour('blanc')),
  like('chaise haute vert sauge', is('chaise-haute'), shade(/sauge/)),
  like('robe jaune moutarde', is('robe'), shade(/moutarde/)),
  like('manteau bleu', is('manteau'), colour('bleu')),
  like('bonnet terracotta', is('bonnet'), shade(/terracotta/)),
  like('porteur rouge', is('porteur'), colour('rouge')),
  like('tapis vieux rose', is('tapis-chambre', 'tapis-eveil'), shade(/vieux rose/)),
];

export const materials: readonly Row[] = [
  like('body coton bio', is('body'), says(/coton biologique/)),
  like('gigoteuse laine mérinos', is('gigoteuse'), says(/merinos/)),
  like('couverture en laine', is('couverture'), says(/\blaine|cachemire/)),
  like('couverture cachemire', is('couverture'), says(/cachemire/)),
  like('biberon verre', is('biberon'), named(/verre/)),
  like('biberon inox', is('biberon'), named(/inox/)),
  like('assiette silicone', is('vaisselle'), says(/silicone/)),
  like('vaisselle bambou', is('vaisselle'), says(/bambou/)),
  like('jouet en bois', is(...JOUETS), says(/\b(bois|hetre|tilleul|bouleau|pin)\b/)),
  like('hochet bois', is('hochet'), named(/bois/)),
  like('chaise haute en bois', is('chaise-haute'), says(/\bbois|hetre/)),
  like('lange bambou', is('lange'), says(/bambou/)),
  like('drap en lin', is('drap-housse'), named(/\blin\b/)),
  like('chaussons cuir', is('chaussons'), named(/cuir/)),
  like('pyjama velours', is('pyjama'), says(/velours/)),
  like('matelas coco', is('matelas'), named(/coco/)),
  like('anneau de dentition silicone', is('anneau-dentition'), says(/silicone/)),
  like('chaussettes en laine', is('chaussettes'), named(/laine/)),
  like('porte-bébé lin', is(...PORTAGE), says(/\blin\b/)),
  like('tétine caoutchouc naturel', is('sucette'), named(/caoutchouc/)),
];

const warm = any(tog(2.5, 4), all(is('gigoteuse'), says(/hiver/)));

export const weights: readonly Row[] = [
  like('siège auto dès 9 kg', is(...SIEGES_AUTO), weighs(9)),
  like('siège auto 15 kg', is(...SIEGES_AUTO), weighs(15)),
  like('porte-bébé jusqu’à 15 kg', is(...PORTAGE), weighs(15)),
  like('poussette 22 kg', is(...POUSSETTES), weighs(22)),
  like('couches 4-9 kg', is('couches-jetables'), says(/de 4 a 9 kg/)),
  like('couches 5 kg', is('couches-jetables'), says(/de [234] a [569] kg/)),
  ['gigoteuse hiver', all(is('gigoteuse'), warm), all(is('gigoteuse'), tog(2, 2)), is('gigoteuse')],
  ['gigoteuse d’été', all(is('gigoteuse'), tog(0.5)), none, all(is('gigoteuse'), tog(1))],
  like('gigoteuse tog 2', is('gigoteuse'), tog(2)),
  like('gigoteuse tog 0.5', is('gigoteuse'), tog(0.5)),
  like('turbulette tog 2,5', is('gigoteuse'), tog(2.5)),
  ['gigoteuse mi saison', all(is('gigoteuse'), tog(1)), all(is('gigoteuse'), tog(2)), is('gigoteuse')],
  ['turbulette légère pour l’été', all(is('gigoteuse'), tog(0.5)), none, all(is('gigoteuse'), tog(1))],
  like('gigoteuse toutes saisons', is('gigoteuse'), any(named(/quatre saisons/), says(/d'elle-meme/))),
  [
    'vêtements d’hiver bébé',
    any(named(/combinaison (pilote|de ski)|cagoule|moufles [a-z]+, [62]|manteau|combinaison tricotee/)),
    is('bonnet', 'gants', 'manteau', 'gilet', 'echarpe-cou', 'collants'),
  ],
  ['chancelière hiver', named(/grand froid/), is('chanceliere')],
  ['pyjama d’été', any(named(/pyjama leger/), all(is('pyjama'), named(/ete/))), none, is('pyjama')],
  [
    'tenue naissance hiver',
    all(is('ensemble-naissance'), named(/hiver/)),
    is('ensemble-naissance'),
    is('bonnet'),
  ],
  [
    'poussette légère moins de 6 kg',
    all(is(...POUSSETTES), says(/poids (3,9|5,4)|5,6 kg/)),
    is('poussette-canne', 'poussette-compacte'),
  ],
  like('couche lavable nouveau-né 3 kg', is('couches-lavables'), named(/nouveau-ne|taille unique/)),
];

/** Within the price; a little above is near. */
const priced = (query: string, thing: Worth, [from, to]: readonly [number, number]): Row => [
  query,
  all(thing, costs(from, to)),
  none,
  all(thing, costs(from * 0.8, to * 1.2)),
];
const cheap = (query: string, thing: Worth): Row => [
  query,
  all(thing, cheapest(0.34)),
  all(thing, cheapest(0.5)),
  all(thing, cheapest(0.7)),
];

export const prices: readonly Row[] = [
  priced('poussette moins de 200 euros', is(...POUSSETTES), [0, 200]),
  priced('poussette entre 200 et 300 €', is(...POUSSETTES), [200, 300]),
  priced('siège auto moins de 150€', is(...SIEGES_AUTO), [0, 150]),
  priced('gigoteuse moins de 40 euros', is('gigoteuse'), [0, 40]),
  priced('doudou 15 euros', is('doudou'), [10, 16]),
  priced('jouet moins de 15€', is(...JOUETS), [0, 15]),
  priced('veilleuse 30 euros max', is('veilleuse'), [0, 30]),
  priced('chaise haute à moins de 130 euros', is('chaise-haute'), [0, 130]),
  priced('babyphone entre 50 et 100 euros', is('babyphone'), [50, 100]),
  priced('sac à langer moins de 50 €', is('sac-a-langer'), [0, 50]),
  priced('matelas bébé moins de 100 euros', is('matelas'), [0, 100]),
  priced('tire lait moins de 100€', is('tire-lait'), [0, 100]),
  priced('poussette plus de 500 euros', is(...POUSSETTES), [500, 9999]),
  priced('draisienne jusqu’à 75 euros', is('draisienne'), [0, 75]),
  priced('lit bébé moins de 200 euros', is('lit-bebe'), [0, 200]),
  priced('pyjama à moins de 20€', is('pyjama'), [0, 20]),
  priced('bavoir 10 à 15 euros', is('bavoir'), [10, 15]),
  priced('livre moins de 12 euros', is('livre'), [0, 12]),
  cheap('poussette pas chère', is(...POUSSETTES)),
  cheap('siège auto pas cher', is('siege-auto', 'coque-auto')),
  cheap('body pas cher', is('body')),
  cheap('lit bébé petit prix', is('lit-bebe')),
  cheap('transat bébé bon marché', is('transat')),
  cheap('écharpe de portage pas chère', is('echarpe')),
  [
    'cadeau naissance moins de 50 euros',
    all(is('coffret-naissance'), costs(0, 50)),
    all(is('doudou', 'empreintes', 'album', 'couverture', 'peluche', 'hochet'), costs(0, 50)),
    all(not(is('soin-seins', 'couches-jetables')), is('cape-de-bain', 'livre', 'body'), costs(0, 50)),
  ],
  [
    'cadeau à 20 euros',
    all(
      is('doudou', 'hochet', 'livre', 'peluche', 'jouet-bain', 'cartes-etapes', 'empreintes'),
      costs(12, 22),
    ),
    all(is(...JOUETS, 'bavoir', 'vaisselle'), costs(10, 22)),
  ],
];
