import {
  all,
  any,
  at,
  colour,
  costs,
  is,
  LITS,
  named,
  near,
  none,
  not,
  of,
  PORTAGE,
  POUSSETTES,
  type Row,
  SIEGES_AUTO,
  says,
  shade,
  tog,
} from '../judgement.ts';

/** The half that is only measured, written and graded by an outsider from the catalogue and the list of pages. */
export const outsiderHeld: readonly Row[] = [
  // exact words
  [
    'gateau de couches trois etages',
    named(/gateau de couches amandier/),
    named(/gateau de couches/),
    is('coffret-naissance'),
  ],
  [
    'chaise haute à roulettes ultra compacte',
    named(/chaise haute a roulettes dune/),
    named(/chaise haute (a roulettes|pliante)/),
    is('chaise-haute'),
  ],
  ['cheval à bascule mouton', named(/cheval a bascule galet/), is('bascule')],
  [
    'lit junior Sorbier',
    named(/lit junior sorbier/),
    all(is('lit-enfant'), named(/lit junior/)),
    is('lit-enfant'),
  ],
  // prefixes
  ['marionn', is('marionnette'), named(/gants de toilette rivage/)],
  ['réducteur de t', is('reducteur-wc'), none, is('pot')],
  ['mousti', is('moustiquaire'), none, says(/moustiquaire/)],
  ['écharpe de por', is('echarpe'), none, any(is('sling', 'mei-tai'), named(/porte-bebe physiologique/))],
  // typos, split and joined words
  ['portebébé', named(/porte-bebe (physiologique|de randonnee|d'eau|pour jumeaux)/), is(...PORTAGE)],
  ['réausseur de chaise', is('rehausseur-repas'), is('siege-de-table'), is('chaise-haute')],
  ['pousette cane', is('poussette-canne'), is('poussette-compacte'), is(...POUSSETTES)],
  ['couches jetable taile 3', named(/couches jetables ecologiques filou/), none, is('couches-jetables')],
  ['doudou lapain', named(/doudou plat lapin/), named(/peluche musicale sorbier/), is('doudou')],
  ['bavoire a manche', named(/bavoir a manches/), none, is('bavoir')],
  // misspelt brands
  [
    'lit fabrique du sureaux',
    all(of('fabrique du sureau'), is(...LITS)),
    none,
    any(is('lit-bebe', 'lit-enfant'), of('fabrique du sureau')),
  ],
  [
    'petits sabord sac',
    all(of('les petits sabords'), is('sac-a-langer', 'sac-enfant')),
    all(of('les petits sabords'), is('valise-maternite', 'valise-enfant')),
    any(of('les petits sabords'), is('sac-a-langer', 'sac-enfant')),
  ],
  ['zefirole livre', all(of('zephirolle'), is('livre')), none, any(of('zephirolle'), is('livre'))],
  // ages
  [
    'livre bébé 6 mois',
    all(is('livre'), at(6), not(named(/livre a contrastes/))),
    named(/(livre a contrastes|jouets de bain vallon)/),
    all(is('livre'), near(6)),
  ],
  [
    'vélo enfant 2 ans',
    all(is('draisienne'), at(24)),
    all(is('tricycle'), at(24)),
    all(is('porteur', 'casque-velo'), at(24)),
  ],
  [
    'chaussure bébé 1 an',
    all(is('chaussures'), at(12)),
    any(
      all(is('chaussures'), near(12)),
      all(is('sandales', 'bottes'), at(12)),
      all(named(/chaussons (en cuir souple|de creche)/), at(12)),
    ),
    named(/(chaussons en cuir souple|chaussons tricotes bouleau)/),
  ],
  ['pyjama 4 ans', all(is('pyjama'), at(48))],
  // sizes
  [
    'lit 90x190',
    named(/lit montessori au sol nacelle/),
    named(/lit junior sorbier/),
    any(is('lit-enfant'), named(/drap-housse en coton bio bourrache/)),
  ],
  [
    'bottes pointure 23',
    named(/(bottes de pluie|bottes de neige galet)/),
    none,
    named(/(chaussures premiers pas grive|chaussures souples pieds nus lavandin)/),
  ],
  ['matelas 60x120', all(named(/matelas (bebe|naturel)/), says(/60.{3}120/)), named(/matelas de voyage/)],
  // colours
  [
    'manteau bleu marine',
    all(is('manteau'), shade(/marine/)),
    any(all(is('manteau'), colour('bleu')), named(/combinaison pilote joncs/)),
    is('manteau'),
  ],
  ['sac à langer camel', all(is('sac-a-langer'), shade(/camel/)), none, is('sac-a-langer')],
  ['plaid rose', all(is('couverture'), colour('rose')), none, is('couverture')],
  // materials
  [
    'lit bébé pin massif',
    all(is('lit-bebe'), says(/pin massif/)),
    any(all(is('lit-bebe'), says(/pin laque/)), named(/lit montessori au sol marelle/)),
    is('lit-bebe'),
  ],
  ['tétine caoutchouc', named(/sucettes physiologiques lichen/), none, is('sucette', 'tetine-biberon')],
  [
    'jouet caoutchouc naturel',
    all(is('anneau-dentition', 'balle', 'jouet-bain'), says(/caoutchouc/)),
    none,
    is('anneau-dentition', 'balle', 'jouet-bain'),
  ],
  // weights, seasons, togs
  [
    'cosy 0-13 kg',
    named(/cosy i-size/),
    is('coque-auto'),
    any(all(is('siege-auto'), at(0)), named(/poussette trio bruyere/)),
  ],
  [
    'couches bébé 6 kg',
    named(/couches jetables ecologiques (eglantier|filou)/),
    named(/couche lavable tout-en-un (ombelle|rivage)/),
    any(is('couches-jetables'), named(/couche lavable/)),
  ],
  ['turbulette tog 1', all(is('gigoteuse'), tog(1)), none, all(is('gigoteuse'), tog(0.5, 2))],
  // prices
  [
    'cadeau futur papa 40€',
    named(/coffret jeunes parents noisette/),
    named(/(coffret jeunes parents galet|carnet de grossesse bouleau)/),
    any(
      all(is('album', 'cadre-photo', 'sac-a-langer', 'empreintes'), costs(15, 45)),
      named(/livre pour les parents/),
    ),
  ],
  [
    'siège auto entre 150 et 250',
    all(is('siege-auto'), costs(150, 250)),
    all(is('coque-auto'), costs(150, 250)),
    all(is(...SIEGES_AUTO), costs(99, 300)),
  ],
];
