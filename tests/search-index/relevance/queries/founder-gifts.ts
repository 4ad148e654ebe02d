import {
  all,
  any,
  at,
  costs,
  is,
  JOUETS,
  named,
  none,
  PORTAGE,
  POUSSETTES,
  type Row,
  SIEGES_AUTO,
  says,
} from '../judgement.ts';

const BIRTH = is('coffret-naissance');
const BIRTH_GOOD = is(
  'doudou',
  'ensemble-naissance',
  'couverture',
  'hochet',
  'boite-a-musique',
  'mobile',
  'peluche',
);
const BIRTH_FAIR = any(
  is('veilleuse', 'livre', 'cape-de-bain', 'body', 'pyjama', 'gigoteuse', 'cartes-etapes', 'album', 'bijou'),
  is('empreintes', 'lange', 'tapis-eveil', 'boite-souvenirs', 'cadre-photo', 'coffret-parents'),
);
const birth = any(BIRTH, BIRTH_GOOD, BIRTH_FAIR);
const BAPTISM = is('bijou', 'tirelire');
const BAPTISM_GOOD = is(
  ...[
    'album',
    'cadre-photo',
    'boite-souvenirs',
    'boite-a-musique',
    'coffret-naissance',
    'empreintes',
    'costume',
  ],
);
const KEPT = is('album', 'empreintes', 'cadre-photo', 'boite-souvenirs', 'bijou');
const toy = is(...JOUETS);
const big = is(...POUSSETTES, ...SIEGES_AUTO, 'lit-bebe', 'chaise-haute', 'cododo', 'table-a-langer');
const ofOne = is(
  'porteur',
  'trotteur',
  'empiler',
  'jeu-manipulation',
  'bascule',
  'boite-permanence',
  'piscine-balles',
);
const ofTwo = is(
  'draisienne',
  'tricycle',
  'imitation',
  'puzzle',
  'dessin',
  'construction',
  'poupee',
  'voiture',
);
const ofThree = is(
  'jeu-societe',
  'draisienne',
  'construction',
  'imitation',
  'dessin',
  'tricycle',
  'voiture',
  'puzzle',
);

/** Gifts by whom they are for, the occasion, an age or a budget: written and graded as the needs beside. */
export const founderGifts: readonly Row[] = [
  ['que ramener à la maternité pour le bébé', BIRTH, BIRTH_GOOD, BIRTH_FAIR],
  [
    'cadeau pour une copine qui vient d’accoucher',
    any(named(/coffret post-partum|coffret des premiers jours/), is('coffret-parents')),
    is('vetement-allaitement', 'bouillotte', 'coffret-naissance'),
    is('soin-seins', 'coussin-allaitement', 'doudou'),
  ],
  ['offrir un souvenir de la naissance', KEPT, is('cartes-etapes', 'boite-dents', 'tirelire'), is('carnet')],
  ['cadeau du parrain', BAPTISM, any(BAPTISM_GOOD, BIRTH), is('doudou', 'peluche')],
  [
    'cadeau filleule 40 euros',
    all(costs(20, 40), any(BAPTISM, BAPTISM_GOOD, is('poupee', 'peluche'))),
    all(costs(20, 45), any(toy, birth, is('conteuse', 'dessin'))),
    all(costs(0, 50), any(toy, birth)),
  ],
  ['quoi offrir pour un baptême à un garçon', BAPTISM, BAPTISM_GOOD, is('doudou', 'peluche', 'veilleuse')],
  [
    'petit cadeau pour la grande sœur',
    any(named(/grande soeur/), is('poupee')),
    is('jeu-societe', 'imitation', 'peluche', 'dessin', 'livre', 'puzzle', 't-shirt'),
    any(toy, is('conteuse')),
  ],
  [
    'cadeau pour l’aîné à l’arrivée du bébé',
    any(named(/grand frere|grande soeur|un bebe a la maison/), is('poupee')),
    is('jeu-societe', 'imitation', 'peluche', 'dessin', 'livre', 'puzzle', 'voiture', 't-shirt'),
    any(toy, is('conteuse')),
  ],
  [
    'cadeau pour papi et mamie',
    is('cadre-photo', 'empreintes', 'album'),
    is('boite-souvenirs', 'cartes-etapes', 'faire-part'),
    is('lit-parapluie'),
  ],
  [
    'dire à mes parents que je suis enceinte',
    is('faire-part'),
    named(/grand frere|grande soeur/),
    is('carnet', 'bijou-grossesse'),
  ],
  [
    'idée cadeau femme enceinte',
    is('bijou-grossesse', 'carnet', 'soin-grossesse'),
    any(
      is('soutien-grossesse', 'bouillotte', 'coffret-parents', 'vetement-grossesse'),
      named(/grand coussin de grossesse/),
    ),
    is('post-partum', 'coussin-allaitement'),
  ],
  [
    'cadeau pour le futur papa',
    named(/coffret jeunes parents.*papa|carnet de grossesse.*papa/),
    any(is('coffret-parents', ...PORTAGE), named(/livre pour les parents/)),
    is('sac-a-langer', 'carnet'),
  ],
  [
    'cadeau pour jeunes parents épuisés',
    is('coffret-parents'),
    any(named(/livre pour les parents|coffret post-partum|coffret des premiers/), is('bouillotte')),
    is('bruit-blanc', 'coffret-naissance'),
  ],
  [
    'idée cadeau premier anniversaire fille',
    ofOne,
    is(
      'puzzle',
      'instrument',
      'imitation',
      'livre',
      'doudou',
      'peluche',
      'motricite',
      'tricycle',
      'tipi',
      'poupee',
    ),
    toy,
  ],
  [
    'cadeau pour ses deux ans',
    ofTwo,
    is('jeu-societe', 'instrument', 'livre', 'tipi', 'marionnette', 'motricite', 'conteuse'),
    any(toy, is('plein-air')),
  ],
  [
    'cadeau garçon de trois ans',
    all(ofThree, at(36)),
    any(ofThree, is('conteuse', 'livre', 'tipi', 'marionnette')),
    any(toy, is('plein-air')),
  ],
  [
    'cadeau de noël pour une petite de 18 mois',
    all(any(ofOne, ofTwo, is('instrument')), at(18)),
    all(any(toy, is('livre', 'tipi', 'conteuse')), at(18)),
    toy,
  ],
  [
    'petit cadeau de naissance à moins de 20 euros',
    all(costs(0, 20), any(BIRTH, BIRTH_GOOD)),
    all(costs(0, 20), BIRTH_FAIR),
    all(costs(0, 25), birth),
  ],
  [
    'cadeau naissance budget 60 euros',
    all(costs(40, 60), any(BIRTH, BIRTH_GOOD)),
    all(costs(35, 60), birth),
    all(costs(20, 70), birth),
  ],
  [
    'gros cadeau à plusieurs pour la naissance',
    all(costs(100, 2000), big),
    all(costs(60, 2000), any(big, is('babyphone', 'transat', 'berceau', 'fauteuil'))),
    big,
  ],
  [
    'cadeau original pour un nouveau-né',
    any(is('empreintes', 'boite-a-musique', 'bijou', 'mobile'), named(/gateau de couches|projecteur/)),
    any(BIRTH, BIRTH_GOOD, is('cartes-etapes', 'album')),
    BIRTH_FAIR,
  ],
  [
    'cadeau à apporter à une baby shower',
    any(BIRTH, is('coffret-parents', 'bijou-grossesse', 'carnet')),
    any(BIRTH_GOOD, is('soin-grossesse', 'cartes-etapes')),
    any(BIRTH_FAIR, is('faire-part')),
  ],
  [
    'coffret à offrir pour une naissance de fille',
    BIRTH,
    is('ensemble-naissance', 'coffret-parents'),
    BIRTH_GOOD,
  ],
  [
    'cadeau pour deux bébés jumelles',
    named(/coffret cadeau.*jumeaux/),
    any(BIRTH, named(/jumeaux/)),
    BIRTH_GOOD,
  ],
  [
    'cadeau d’éveil 6 mois',
    all(
      is(
        'tapis-eveil',
        'hochet',
        'arche',
        'empiler',
        'spirale',
        'balle',
        'anneau-dentition',
        'livre',
        'jeu-manipulation',
      ),
      at(6),
    ),
    any(toy, is('anneau-dentition', 'doudou', 'livre', 'tapis-eveil', 'jouet-bain')),
    is('mobile', 'boite-a-musique'),
  ],
  [
    'offrir quelque chose à un bébé de 3 mois',
    all(
      is('tapis-eveil', 'hochet', 'arche', 'mobile', 'spirale', 'doudou', 'peluche', 'livre', 'balle'),
      at(3),
    ),
    any(BIRTH, BIRTH_GOOD, is('tapis-eveil', 'anneau-dentition', 'livre')),
    BIRTH_FAIR,
  ],
  [
    'jouet en bois à offrir',
    all(toy, says(/bois/)),
    all(is('tapis-eveil', 'empreintes', 'tirelire', 'toise'), says(/bois/)),
    toy,
  ],
  ['offrir une peluche à la naissance', is('peluche'), is('doudou'), BIRTH],
  [
    'quoi offrir à un enfant qui marche à peine',
    is('trotteur', 'porteur'),
    is('bascule', 'motricite', 'balle', 'empiler', 'piscine-balles'),
    any(toy, is('chaussures')),
  ],
  [
    'cadeau pour décorer la chambre',
    is('decoration', 'mobile'),
    is('lampe', 'veilleuse', 'tapis-chambre', 'toise', 'tipi'),
    is('rangement', 'cadre-photo', 'rideau'),
  ],
  [
    'cadeau pour une maman qui allaite',
    is('coussin-allaitement', 'vetement-allaitement', 'cape-allaitement'),
    any(is('soin-seins', 'coussinets'), named(/coffret post-partum|coffret des premiers|tisane/)),
    is('fauteuil', 'tire-lait', 'conservation-lait'),
  ],
  [
    'offrir de quoi se détendre à une femme enceinte',
    any(is('bouillotte', 'soin-grossesse'), named(/grand coussin de grossesse|ballon de grossesse/)),
    is('soutien-grossesse', 'coffret-parents', 'carnet'),
    is('post-partum', 'bijou-grossesse'),
  ],
  [
    'cadeau pour un enfant qui aime la musique',
    is('instrument'),
    any(is('conteuse', 'boite-a-musique'), named(/livre sonore|peluche musicale/)),
    none,
  ],
  ['cadeau pour un petit fou de voitures', is('voiture'), is('porteur'), is('draisienne')],
  ['cadeau enfant qui adore dessiner', is('dessin'), is('bureau-enfant'), is('livre')],
  [
    'cadeau pour jouer au jardin',
    named(/jeux de jardin/),
    is('balancoire', 'draisienne', 'tricycle', 'plein-air'),
    is('porteur', 'tipi'),
  ],
  [
    'cadeau pour un prématuré',
    any(named(/premature/), all(is('doudou', 'couverture'), says(/premature/))),
    any(BIRTH, is('doudou', 'couverture')),
    BIRTH_GOOD,
  ],
  ['offrir un beau livre à un bébé', is('livre'), is('album'), is('conteuse')],
];
