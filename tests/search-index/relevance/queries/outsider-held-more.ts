import {
  all,
  any,
  at,
  cheapest,
  costs,
  is,
  named,
  near,
  none,
  not,
  type PageRow,
  POUSSETTES,
  type Row,
  SIEGES_AUTO,
  says,
} from '../judgement.ts';

/** More of `outsider-held.ts`, its silence and its pages. */
export const outsiderHeldMore: readonly Row[] = [
  [
    'poussette moins de 200€',
    all(is(...POUSSETTES), costs(0, 200)),
    none,
    all(is(...POUSSETTES), costs(200, 250)),
  ],
  [
    'babyphone pas cher',
    all(is('babyphone'), cheapest(0.4)),
    all(is('babyphone'), cheapest(0.6)),
    is('babyphone'),
  ],
  // needs
  [
    'promener bébé quand il pleut',
    any(is('habillage-pluie'), named(/couverture de portage source/), named(/combinaison de pluie oree/)),
    named(/(combinaison de pluie pinson|cire de pluie|bottes de pluie|couverture de portage ronde)/),
    any(is('porte-bebe-randonnee'), named(/chanceliere pivoine/)),
  ],
  [
    'aider bébé à faire ses premiers pas',
    is('trotteur'),
    any(named(/chaussures (premiers pas|souples)/), named(/chaussons en cuir souple/)),
    any(is('porteur'), named(/chaussettes bebe hirondelle/), named(/chaussons de creche/), is('harnais')),
  ],
  [
    'balade avec des jumeaux',
    is('poussette-double', 'porte-bebe-jumeaux'),
    named(/habillage pluie pour poussette ciboulette/),
    none,
  ],
  [
    'ranger les jouets du salon',
    named(/(coffre a jouets|malle a jouets)/),
    named(/panier de rangement/),
    is('bibliotheque', 'rangement'),
  ],
  [
    'le grand est jaloux du bébé',
    named(/(album illustre brume|t-shirt a message (pivoine|rivage))/),
    any(is('poupee', 'buggy-board'), named(/poussette double en ligne pivoine/)),
    any(is('marionnette'), named(/jeu d'imitation eglantier/)),
  ],
  [
    'faire dormir bébé chez papi et mamie',
    any(is('lit-parapluie'), named(/petit lit d'appoint/)),
    any(
      named(/(matelas de voyage|babyphone de voyage|rideau occultant nacelle)/),
      named(/petit lit 50.{3}100.cm grive/),
      is('couffin'),
    ),
    any(named(/veilleuse nomade/), named(/machine a bruit blanc pinson/), is('berceau')),
  ],
  [
    'garder un souvenir de sa première année',
    any(is('cadre-photo', 'cartes-etapes', 'album'), named(/carnet de grossesse brume/)),
    is('empreintes', 'boite-souvenirs'),
    is('toise', 'bijou', 'boite-dents'),
  ],
  [
    'premières purées quel matériel',
    any(
      is('robot-cuiseur', 'mixeur'),
      named(/couverts d'apprentissage (jonquille|marelle)/),
      named(/coffret premier repas/),
      named(/livre pour les parents bruyere/),
    ),
    any(
      named(/pots de conservation/),
      is('chaise-haute'),
      named(/(bavoir (a manches|recuperateur)|lot de bavoirs eponge bruyere)/),
      named(/(assiette|bol) a ventouse/),
    ),
    any(
      is(
        'rehausseur-repas',
        'siege-de-table',
        'grignoteuse',
        'gobelet',
        'boite-repas',
        'petits-pots',
        'vaisselle',
      ),
      named(/coffret cadeau de naissance trefle/),
    ),
  ],
  [
    'arrêter les couches',
    any(is('pot', 'reducteur-wc'), named(/culottes d'apprentissage/)),
    is('marchepied'),
    named(/couches jetables ecologiques houle/),
  ],
  [
    'occuper bébé pendant la route',
    named(/(spirale d'activites|planche d'activites mirabelle)/),
    any(
      named(/(livre en tissu|livre sonore|livre tactile|protege-siege de voiture)/),
      is('anneau-dentition', 'hochet', 'conteuse'),
    ),
    any(
      all(is('livre'), not(named(/livre pour les parents/))),
      is('marionnette', 'jeu-manipulation'),
      named(/miroir de surveillance/),
      named(/pare-soleil/),
    ),
  ],
  // everyday synonyms
  ['siège pour manger à table', is('siege-de-table', 'rehausseur-repas'), is('chaise-haute')],
  [
    'meuble pour changer bébé',
    is('table-a-langer'),
    named(/baignoire sur pieds aurore/),
    all(is('matelas-a-langer'), not(named(/housse/))),
  ],
  [
    'grenouillère',
    named(/(pyjama (en velours|a glissiere|en bambou)|dors-bien)/),
    named(/pyjama leger/),
    named(/combinaison tricotee/),
  ],
  [
    'tapis mousse pour jouer par terre',
    is('tapis-puzzle'),
    is('tapis-eveil'),
    named(/parcours de motricite tilleul/),
  ],
  ['totote', is('sucette'), is('attache-sucette'), named(/doudou attache-tetine/)],
  ['protège matelas pipi', is('alese'), none, is('drap-housse')],
  // regional words
  ['mitaines bébé', is('gants')],
  ['cache-couche', is('body')],
  ['linge de bain enfant', is('sortie-bain', 'cape-de-bain'), none, is('gants-toilette')],
  ['lolette', is('sucette'), is('attache-sucette'), named(/doudou attache-tetine/)],
  ['toutou', is('peluche'), is('doudou')],
  ['bavette bébé', is('bavoir')],
  // English words
  ['burp cloth', all(is('lange'), not(named(/lot de six carres/))), named(/lot de six carres/), is('bavoir')],
  [
    'swaddle',
    is('emmaillotage'),
    any(all(is('lange'), says(/1[12]0.{3}1[12]0/)), named(/maxi-lange/), named(/lange en mousseline/)),
    all(is('lange'), not(named(/lot de six carres/))),
  ],
  ['white noise', is('bruit-blanc'), named(/veilleuse sonore/), named(/peluche musicale/)],
  ['baby sleeping bag', is('gigoteuse'), none, is('emmaillotage')],
  // trade words
  [
    'biberonnerie',
    is('biberon', 'tetine-biberon', 'entretien-biberon', 'sterilisateur', 'chauffe-biberon'),
    is('doseur-lait', 'preparateur-biberon'),
    is('conservation-lait', 'gobelet'),
  ],
  [
    'DME',
    any(
      all(is('vaisselle'), not(named(/couverts d'apprentissage lichen/))),
      named(/(livre pour les parents bruyere|bavoir (a manches|recuperateur))/),
    ),
    is('chaise-haute', 'grignoteuse', 'gobelet'),
    any(
      is('rehausseur-repas', 'siege-de-table', 'vaisselle'),
      named(/lot de bavoirs eponge (bruyere|ciboulette)/),
    ),
  ],
  [
    'homologué R129',
    all(is(...SIEGES_AUTO), any(says(/r129/), named(/cosy i-size/))),
    none,
    is(...SIEGES_AUTO),
  ],
  [
    'portage physiologique',
    named(/porte-bebe physiologique/),
    is('echarpe', 'mei-tai', 'sling'),
    is('porte-bebe-jumeaux', 'porte-bebe', 'porte-bebe-randonnee'),
  ],
  [
    'layette',
    any(
      is('ensemble-naissance'),
      named(
        /(brassiere tricotee|cache-coeur en laine|chaussons tricotes|bonnet de naissance|ensemble bonnet)/,
      ),
      all(is('body', 'pyjama', 'gilet'), at(0)),
    ),
    any(
      all(is('combinaison', 'chaussettes', 'pantalon', 'gants', 'collants'), at(0)),
      all(is('body', 'pyjama', 'gilet', 'combinaison'), near(1)),
    ),
    any(is('lange', 'couverture'), named(/lot de bavoirs eponge aurore/)),
  ],
  ['téterelle tire lait', all(is('tire-lait'), says(/teterelle/)), none, is('tire-lait', 'collecteur-lait')],
];

export const outsiderHeldSilence: readonly Row[] = [
  // silence
  ['berceau moteur 206', none],
  ['tapis de course pliable', none],
  ['lait de coco', none],
  ['tente camping 4 places', none],
  ['machine à laver 8 kg', none],
  ['coque iphone 15', none],
  ['bottes d’équitation', none],
  ['poussette pour chien', none],
  ['batterie de cuisine', none],
  ['harnais escalade adulte', none],
  ['transat jardin aluminium', none],
  ['fauteuil gamer', none],
  ['lampe frontale rechargeable', none],
];

export const outsiderHeldPages: readonly PageRow[] = [
  // addresses of pages
  [
    'combien vous prenez sur la cagnotte',
    ['/la-cagnotte-naissance', '/informations-utiles'],
    ['/magazine/cagnotte-et-cadeaux/la-cagnotte-de-naissance-expliquee'],
  ],
  ['renvoyer un article', ['/page/retractation'], ['/page/conditions-de-vente', '/page/garanties-legales']],
  ['rgpd', ['/page/confidentialite'], ['/page/cookies', '/informations-utiles']],
  ['joindre le service client', ['/contactez-nous'], ['/informations-utiles']],
  // cities
  [
    'st etienne',
    ['/naissances/saint-etienne-42', '/a-faire-en-famille/saint-etienne-42'],
    ['/naissances/departement/loire'],
  ],
  [
    'que faire avec des enfants à Annecy',
    ['/a-faire-en-famille/annecy-74'],
    ['/a-faire-en-famille/haute-savoie', '/a-faire-en-famille'],
  ],
  // articles
  [
    'je pleure tout le temps depuis l’accouchement',
    ['/magazine/premiers-mois/baby-blues-ou-depression'],
    ['/grossesse/bebe-semaine-5', '/magazine/premiers-mois/rentrer-de-la-maternite'],
  ],
  [
    'vaccin des 2 mois',
    [
      '/magazine/premiers-mois/les-vaccins-rendez-vous-par-rendez-vous',
      '/outils/calendrier-vaccinal',
      '/grossesse/bebe-semaine-8',
    ],
    ['/grossesse/bebe-semaine-7'],
  ],
  ['quand donner des morceaux à bébé', ['/magazine/premiers-mois/commencer-la-diversification']],
  ['prendre l’avion avec un nourrisson', ['/magazine/premiers-mois/voyager-avec-un-bebe']],
  // tools
  [
    'congé pat combien de jours',
    ['/outils/conge-paternite', '/magazine/demarches/conges-maternite-paternite-2026'],
    ['/outils/conge-supplementaire-de-naissance'],
  ],
  ['prime caf naissance', ['/outils/prime-a-la-naissance'], ['/magazine/demarches/declarer-la-naissance']],
  ['22 sa', ['/grossesse/semaine-22'], ['/outils/semaine-de-grossesse']],
  // first names
  ['prénom fille qui commence par L', ['/prenoms/lettre/l/filles'], ['/prenoms/lettre/l', '/prenoms/filles']],
  ['Côme ou Gaspard', ['/prenoms/come', '/prenoms/gaspard']],
  ['timothee', ['/prenoms/timothee']],
  // authors and brands
  ['marque bercelis', ['/marque/bercelys']],
  ['qui écrit vos articles', ['/auteur/la-redaction'], ['/page/charte-editoriale']],
];
