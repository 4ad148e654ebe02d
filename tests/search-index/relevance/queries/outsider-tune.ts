import {
  all,
  any,
  at,
  colour,
  costs,
  is,
  named,
  near,
  none,
  not,
  of,
  PORTAGE,
  POUSSETTES,
  type Row,
  says,
  shade,
  shelf,
  tog,
  weighs,
} from '../judgement.ts';
import { SMALL, startsBy, TOY } from './outsider-grades.ts';

/** The half that one tunes on, written and graded by an outsider from the catalogue and the list of pages. */
export const outsiderTune: readonly Row[] = [
  // exact words
  [
    'projecteur d’étoiles musical',
    named(/projecteur d'etoiles joncs/),
    named(/projecteur d'etoiles/),
    is('veilleuse'),
  ],
  [
    'transat de bain gonflable',
    named(/transat de bain iris/),
    named(/transat de bain/),
    any(is('siege-bain'), named(/baignoire avec transat/)),
  ],
  ['poupée de chiffon', named(/premiere poupee bourrache/), is('poupee')],
  ['veilleuse prise couloir', named(/veilleuse prise brume/), named(/veilleuse prise/), is('veilleuse')],
  // prefixes
  ['gourde à com', named(/gourdes a compote/), none, is('gourde')],
  ['chancel', is('chanceliere')],
  ['stéril', is('sterilisateur')],
  ['bouill', is('bouillotte'), named(/bouill/)],
  // typos, split and joined words
  [
    'gigotteuse dhiver',
    all(is('gigoteuse'), tog(2.5, 3.5)),
    all(is('gigoteuse'), tog(2)),
    all(is('gigoteuse'), tog(1)),
  ],
  ['tirelait électrik', named(/tire-lait electrique/), named(/tire-lait portable/), is('tire-lait')],
  ['mouche bb', is('mouche-bebe'), none, says(/mouche-bebe/)],
  [
    'lit para pluie',
    is('lit-parapluie'),
    named(/petit lit d'appoint/),
    named(/(matelas de voyage|petit lit 50.{3}100.cm grive)/),
  ],
  ['babyfone caméra', named(/babyphone (video|camera)/), none, is('babyphone')],
  [
    'balancele électrique',
    named(/balancelle electrique/),
    named(/transat a bascule/),
    is('transat', 'hamac'),
  ],
  // misspelt brands
  [
    'ourslin peluche',
    all(of('ourselin'), is('peluche')),
    all(of('ourselin'), is('doudou')),
    any(of('ourselin'), is('peluche')),
  ],
  [
    'gambadou poussette',
    all(of('gambadoux'), is(...POUSSETTES)),
    none,
    any(is(...POUSSETTES), all(of('gambadoux'), shelf('promenade'))),
  ],
  ['grand mere isope', of('grand-mere ysope')],
  // ages
  [
    'jouet 18 mois',
    all(TOY, at(18)),
    any(all(TOY, near(18)), all(is('livre', 'dessin', 'peluche', 'marionnette'), at(18))),
    any(is('empiler'), named(/boite a formes/)),
  ],
  [
    'biberon nouveau né',
    all(is('biberon'), any(at(0), says(/0.3 mois/), says(/debit lent/))),
    named(/biberon (en verre|anti-coliques)/),
    named(/(tetines de rechange dune|biberon en plastique sans bisphenol bouleau|biberon en inox trefle)/),
  ],
  [
    'gigoteuse 2 ans',
    all(is('gigoteuse'), at(25)),
    all(is('gigoteuse'), at(24)),
    all(is('gigoteuse'), near(24)),
  ],
  [
    'cadeau petite fille 3 ans',
    all(
      is(
        'jeu-societe',
        'imitation',
        'poupee',
        'draisienne',
        'tricycle',
        'construction',
        'voiture',
        'marionnette',
        'dessin',
        'conteuse',
        'jeu-manipulation',
        'puzzle',
        'instrument',
        'porteur',
        'piscine-balles',
        'tipi',
        'valise-enfant',
        'sac-enfant',
        'motricite',
        'plein-air',
        'balancoire',
      ),
      at(36),
      not(named(/(tente|boite a formes)/)),
    ),
    any(
      all(
        is(
          'reveil-educatif',
          'gourde',
          'robe',
          't-shirt',
          'casque-velo',
          'boite-repas',
          'jouet-bain',
          'fauteuil-enfant',
          'bureau-enfant',
          'sortie-bain',
        ),
        at(36),
        not(named(/t-shirt a message pivoine/)),
      ),
      named(/(album illustre|livre sonore ronde|peluche geante|lampe de chevet)/),
    ),
    any(all(is('pyjama', 'manteau', 'bottes', 'linge-de-lit', 'chapeau'), at(36)), is('tirelire', 'bijou')),
  ],
  // sizes
  [
    'drap housse 70x140',
    all(is('drap-housse'), says(/70.{3}140/)),
    none,
    all(is('alese'), says(/70.{3}140/)),
  ],
  [
    'lange 120x120',
    all(is('lange'), says(/120.{3}120/)),
    named(/lange en mousseline zephyr/),
    all(is('lange'), not(named(/lot de six carres/))),
  ],
  [
    'body 56 cm',
    all(is('body'), at(2), not(named(/lot de trois bodies croises lavandin/))),
    named(/lot de trois bodies croises lavandin/),
    named(/(body manches longues givre|body d'ete sans manches rivage|body a manches longues clairiere)/),
  ],
  // colours
  [
    'poussette noire',
    all(is(...POUSSETTES), colour('noir')),
    all(is(...POUSSETTES), shade(/anthracite/)),
    is(...POUSSETTES),
  ],
  [
    'tapis de jeu bleu',
    all(is('tapis-eveil', 'tapis-puzzle'), colour('bleu')),
    none,
    is('tapis-eveil', 'tapis-puzzle'),
  ],
  ['gigoteuse verte', all(is('gigoteuse'), colour('vert')), none, is('gigoteuse')],
  // materials
  ['pyjama bambou', named(/pyjama en bambou/), none, is('pyjama')],
  [
    'couverture laine mérinos',
    all(is('couverture'), says(/merinos/)),
    named(/couverture de naissance tricotee lavandin/),
    is('couverture'),
  ],
  ['biberon inox', named(/biberon en inox/), none, is('biberon')],
  // weights, seasons, togs
  [
    'porte bébé jusqu’à 20 kg',
    all(named(/porte-bebe physiologique/), weighs(20)),
    is('porte-bebe-randonnee'),
    all(is(...PORTAGE), weighs(15)),
  ],
  [
    'body été',
    named(/body d'ete/),
    named(/body manches courtes/),
    all(is('body'), not(named(/(body manches longues|body a manches longues|body premature)/))),
  ],
  ['siège auto 9-36 kg', named(/siege auto groupe 1/), none, is('siege-auto', 'rehausseur-auto')],
  // prices
  [
    'petit cadeau bébé 10 euros',
    all(is(...SMALL), startsBy(12), costs(7, 12)),
    all(is(...SMALL), startsBy(12), costs(5, 15), not(named(/body premature/))),
    all(shelf('eveil'), costs(5, 15)),
  ],
  [
    'cadeau future maman 50 euros',
    all(
      costs(38, 55),
      any(
        named(/coffret (post-partum|des premiers jours)/),
        is(
          'coussin-allaitement',
          'vetement-grossesse',
          'vetement-allaitement',
          'album',
          'valise-maternite',
          'boite-souvenirs',
        ),
      ),
    ),
    all(
      costs(20, 61),
      any(
        named(/coffret (post-partum|des premiers jours|jeunes parents galet)/),
        is(
          'bijou-grossesse',
          'album',
          'carnet',
          'coussin-allaitement',
          'vetement-grossesse',
          'vetement-allaitement',
          'valise-maternite',
          'soutien-grossesse',
          'boite-souvenirs',
          'bouillotte',
        ),
      ),
    ),
    any(
      all(shelf('maman'), costs(10, 65)),
      is('soin-grossesse'),
      all(is('coffret-naissance', 'bijou'), costs(40, 60)),
    ),
  ],
];
