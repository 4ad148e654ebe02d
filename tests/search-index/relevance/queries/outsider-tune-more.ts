import {
  all,
  any,
  at,
  costs,
  is,
  named,
  none,
  not,
  type PageRow,
  type Row,
  SIEGES_AUTO,
  says,
} from '../judgement.ts';
import { GIFTS, startsBy } from './outsider-grades.ts';

/** More of `outsider-tune.ts`, its silence and its pages. */
export const outsiderTuneMore: readonly Row[] = [
  [
    'cadeau naissance 30 euros',
    all(is(...GIFTS), startsBy(6), costs(24, 33)),
    all(any(is(...GIFTS), named(/coffret premier repas/)), startsBy(6), any(costs(15, 24), costs(24, 37))),
    any(
      all(is('pyjama', 'trousse', 'body', 'sortie-bain', 'carnet'), startsBy(6), costs(20, 33)),
      all(is(...GIFTS), startsBy(6), costs(10, 15)),
    ),
  ],
  ['doudou moins de 15 euros', all(is('doudou'), costs(0, 15)), none, all(is('doudou'), costs(15, 18))],
  // needs
  [
    'mal aux seins en allaitant',
    is('soin-seins'),
    none,
    any(is('coussinets'), all(is('coussin-allaitement'), not(named(/housse/)))),
  ],
  [
    'mal de dos enceinte',
    any(
      named(/ceinture de grossesse ecume/),
      named(/ballon de grossesse/),
      named(/grand coussin de grossesse/),
    ),
    any(is('bouillotte'), named(/ceinture de grossesse fougere/)),
    any(named(/pantalon de grossesse/), named(/huile de massage vergetures/)),
  ],
  [
    'allaiter dehors sans se montrer',
    is('cape-allaitement'),
    any(named(/maxi-lange/), named(/haut d'allaitement/)),
    any(
      all(is('lange'), says(/1[12]0.{3}1[12]0/)),
      named(/(kimono de maternite|petit coussin d'allaitement)/),
    ),
  ],
  [
    'première baignade à la mer avec bébé',
    any(named(/(combinaison de bain|tente anti-uv|creme solaire)/), is('chapeau'), named(/maillot-couche/)),
    any(
      is('lunettes'),
      named(
        /(porte-bebe d'eau|poncho de bain|serviette a capuche xxl|sandales d'ete source|aide a la flottaison)/,
      ),
      named(/jeux de jardin iris/),
    ),
    any(is('ombrelle', 'sortie-bain'), named(/sandales d'ete/), named(/jeux de jardin givre/)),
  ],
  [
    'bébé touche à tout dans la cuisine',
    any(named(/bloque-tiroirs/), is('barriere', 'parc')),
    is('protection-maison', 'tour-observation'),
    is('pare-feu'),
  ],
  ['il se découvre toutes les nuits', is('gigoteuse'), none, named(/(pyjama en velours|dors-bien)/)],
  [
    'nez bouché la nuit bébé',
    is('mouche-bebe', 'humidificateur'),
    named(/trousse de soin/),
    is('thermometre-chambre'),
  ],
  [
    'bébé refuse de faire la sieste',
    any(is('rideau', 'bruit-blanc'), named(/livre pour les parents aurore/)),
    any(
      is('gigoteuse', 'hamac'),
      named(/(veilleuse sonore|peluche musicale|balancelle|mobile musical|projecteur d'etoiles joncs)/),
    ),
    any(
      is('veilleuse', 'doudou', 'boite-a-musique', 'reveil-educatif', 'emmaillotage'),
      named(/transat a bascule/),
      named(/livre sonore pinson/),
    ),
  ],
  [
    'nouveau né qui se tord de mal au ventre',
    named(/(biberon anti-coliques|bouillotte seche|huile de massage bebe)/),
    any(
      named(/(tetines de rechange dune|livre pour les parents ciboulette|porte-bebe physiologique)/),
      is('echarpe', 'sling'),
    ),
    any(named(/balancelle/), named(/transat a bascule/), named(/seau de bain/), is('hamac', 'mei-tai')),
  ],
  [
    'ramener mon lait du boulot',
    named(/sac isotherme/),
    any(named(/sachets de conservation/), named(/tire-lait (portable|electrique)/)),
    is('tire-lait'),
  ],
  // everyday synonyms
  ['veste de pluie enfant', named(/cire de pluie/), named(/combinaison de pluie/), is('manteau')],
  [
    'nounours',
    any(named(/peluche geante nacelle/), named(/doudou attache-tetine lichen/)),
    is('peluche'),
    any(is('doudou'), named(/marionnettes a main grive/)),
  ],
  ['appareil pour faire les purées', is('robot-cuiseur'), is('mixeur')],
  ['écoute bébé', is('babyphone'), is('moniteur-mouvement')],
  ['aspirateur à nez', is('mouche-bebe'), none, says(/mouche-bebe/)],
  ['petit lit collé au grand lit', is('cododo'), is('berceau'), is('couffin')],
  // regional words
  ['relax bébé', any(is('transat'), is('pouf')), is('hamac')],
  [
    'habit de neige',
    named(/combinaison (de ski|pilote)/),
    none,
    any(
      all(is('manteau'), not(named(/cire/))),
      named(/moufles (iris|jonquille)/),
      named(/bottes de neige/),
      named(/cagoule/),
    ),
  ],
  [
    'débarbouillette',
    is('gants-toilette'),
    named(/lingettes lavables/),
    any(is('lingettes'), named(/lot de six carres/)),
  ],
  ['bassinette', is('lit-bebe'), is('berceau', 'cododo'), is('couffin', 'lit-parapluie')],
  ['chaise berçante', named(/fauteuil a bascule/), is('fauteuil')],
  ['tuque', is('bonnet')],
  // English words
  [
    'baby shower gift',
    is('coffret-naissance', 'coffret-parents'),
    is('album', 'empreintes', 'cartes-etapes', 'ensemble-naissance', 'doudou'),
    any(
      is('couverture', 'hochet', 'peluche', 'carnet', 'boite-souvenirs'),
      named(/coffret (post-partum|des premiers jours)/),
    ),
  ],
  [
    'night light',
    is('veilleuse'),
    is('lampe'),
    any(
      named(/guirlande bourrache/),
      is('reveil-educatif'),
      named(/thermometre-hygrometre de chambre noisette/),
    ),
  ],
  ['stroller rain cover', is('habillage-pluie')],
  ['high chair', is('chaise-haute'), is('rehausseur-repas', 'siege-de-table')],
  ['diaper bag', is('sac-a-langer'), none, named(/tapis a langer nomade/)],
  // trade words
  [
    'siège auto groupe 0+',
    is('coque-auto'),
    all(is('siege-auto'), at(0)),
    any(is('siege-auto', 'base-isofix'), named(/poussette trio/)),
  ],
  [
    'bloc porte enfant',
    named(/anti-pince-doigts joncs/),
    named(/bloque-tiroirs/),
    any(is('barriere'), named(/anti-pince-doigts lavandin/)),
  ],
  [
    'vêtement préma',
    named(/body premature/),
    any(named(/gigoteuse quatre saisons tog 2 fougere/), all(is('ensemble-naissance', 'bonnet'), at(0))),
    any(all(is('body', 'pyjama', 'gilet'), at(0)), named(/moufles hirondelle/)),
  ],
  [
    'siège rotatif isofix',
    any(named(/siege auto pivotant/), named(/siege auto dos a la route prolonge alize/)),
    named(/base isofix ronde/),
    any(named(/siege auto groupe 1.2.3 filou/), is('siege-auto', 'base-isofix')),
  ],
  [
    'i-Size 40-87 cm',
    any(named(/cosy i-size/), all(is(...SIEGES_AUTO), says(/40 a 87/))),
    any(is('coque-auto'), named(/poussette trio bruyere/)),
    is('siege-auto', 'base-isofix'),
  ],
  ['combiné trio', named(/poussette trio/), named(/poussette duo/), is('landau', 'nacelle')],
];

export const outsiderTuneSilence: readonly Row[] = [
  // silence
  ['pot d’échappement', none],
  ['biberon pour agneau', none],
  ['mobile samsung', none],
  ['cuisine équipée sur mesure', none],
  ['casque moto intégral', none],
  ['barrière de parking', none],
  ['album panini', none],
  ['robe de mariée', none],
  ['gants de boxe', none],
  ['écharpe psg', none],
  ['pare-feu informatique', none],
  ['thermomètre à viande', none],
];

export const outsiderTunePages: readonly PageRow[] = [
  // addresses of pages
  [
    'guide taille bébé',
    ['/guide-tailles-vetements-bebe', '/outils/taille-vetements-bebe'],
    ['/magazine/preparer-l-arrivee/combien-de-bodies-et-quelles-tailles'],
  ],
  ['où est mon colis', ['/i/marketplace/suivre-ma-commande'], ['/contactez-nous']],
  ['mot de passe perdu', ['/informations-utiles'], ['/mon-compte-merveille']],
  [
    'vendre mes produits chez vous',
    ['/devenir-partenaire-ou-annonceur'],
    ['/contactez-nous', '/developpeurs'],
  ],
  // cities
  [
    'bébés nés à Rennes',
    ['/naissances/rennes-35'],
    ['/naissances/departement/ille-et-vilaine', '/naissances'],
  ],
  [
    'sorties en famille finistere',
    ['/a-faire-en-famille/finistere'],
    ['/a-faire-en-famille', '/naissances/departement/finistere'],
  ],
  // articles
  [
    'pas mariés quel nom pour le bébé',
    ['/magazine/demarches/reconnaitre-son-enfant-et-choisir-son-nom'],
    ['/magazine/demarches/declarer-la-naissance'],
  ],
  ['nounou ou crèche', ['/magazine/demarches/faire-garder-son-bebe', '/outils/cout-de-garde']],
  ['bébé dort sur le ventre danger', ['/magazine/premiers-mois/sommeil-du-nourrisson-en-securite']],
  ['peindre la chambre enceinte', ['/magazine/preparer-l-arrivee/la-chambre-de-bebe-et-son-air']],
  // tools
  [
    'je suis à combien de semaines',
    ['/outils/semaine-de-grossesse'],
    ['/outils/date-accouchement', '/grossesse'],
  ],
  [
    'enfant malade absence travail',
    ['/outils/jours-enfant-malade'],
    ['/magazine/demarches/reprendre-le-travail-avec-un-bebe'],
  ],
  [
    'combien me paye la sécu en congé mat',
    ['/outils/indemnites-journalieres'],
    ['/outils/conge-maternite', '/magazine/demarches/conges-maternite-paternite-2026'],
  ],
  // first names
  ['prenom garcon et fille', ['/prenoms/mixtes'], ['/prenoms']],
  [
    'prénom qui va avec mon nom',
    ['/outils/accord-prenom-nom'],
    ['/magazine/grossesse/choisir-un-prenom', '/prenoms/choisir-a-deux'],
  ],
  [
    'vieux prénoms garçon à la mode',
    ['/prenoms/tendance/de-retour/garcons'],
    ['/prenoms/tendance/de-retour', '/prenoms/garcons', '/prenoms/tendance/en-hausse/garcons'],
  ],
  // authors and brands
  ['brindelune', ['/marque/brindelune']],
  ['tous les produits joliroc', ['/marque/joliroc']],
];
