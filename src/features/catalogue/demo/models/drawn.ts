import type { Model, Range } from './model.ts';

/** Things that wear another's drawing of public/demo than the one of their own name. */
const WORN: Readonly<Record<string, string>> = {
  'accessoire-auto': 'retroviseur',
  'anneau-dentition': 'anneau',
  arche: 'arche-bois',
  bascule: 'cheval-bascule',
  bijou: 'coffret',
  'bijou-grossesse': 'bola',
  'boite-permanence': 'boite-formes',
  'bureau-enfant': 'bureau',
  'coffret-naissance': 'coffret',
  'coffret-parents': 'coffret',
  collants: 'chaussettes',
  cosmetique: 'flacon',
  'couches-jetables': 'couches',
  'couches-lavables': 'couche-lavable',
  'couverture-portage': 'couverture',
  decoration: 'guirlande',
  dessin: 'crayons',
  'entretien-biberon': 'goupillon',
  gants: 'moufles',
  imitation: 'dinette',
  instrument: 'xylophone',
  'jeu-manipulation': 'boulier',
  'lit-bebe': 'lit',
  lange: 'langes',
  'moniteur-mouvement': 'moniteur',
  natation: 'brassards',
  'plein-air': 'seau-plage',
  'porte-bebe-randonnee': 'porte-bebe-dos',
  'poussette-compacte': 'poussette',
  'poussette-trio': 'poussette-duo',
  'preparateur-biberon': 'chauffe-biberon',
  'protection-maison': 'protege-prise',
  'robot-cuiseur': 'cuiseur',
  'sac-enfant': 'sac-a-dos',
  'soin-grossesse': 'creme',
  'soin-seins': 'creme',
  'sous-vetements': 'body-ete',
  'soutien-grossesse': 'ceinture',
  'thermometre-chambre': 'thermometre',
  'vetement-allaitement': 'cache-coeur',
  'vetement-grossesse': 'robe-grossesse',
};

/** Things whose own name is that of a drawing. */
const OWN: ReadonlySet<string> = new Set(
  (
    'alese armoire attache-sucette balancoire balle barriere-lit base-isofix berceau bibliotheque boite-dents ' +
    'boite-repas bonnet bottes bouillotte brosse-dents bruit-blanc buggy-board cadre-photo cape-allaitement carnet ' +
    'casque-bruit casque-velo chanceliere chapeau chauffe-biberon chaussettes chaussures combinaison conservation-lait ' +
    'construction conteuse coque-auto couffin coussinets couverture doseur-lait draisienne drap-housse echarpe ' +
    'emmaillotage faire-part fauteuil-enfant gants-toilette gobelet gourde grignoteuse habillage-pluie hamac ' +
    'humidificateur jeu-societe jouet-bain lampe landau linge-de-lit lingettes lit-enfant lit-parapluie lunettes ' +
    'maillot manteau marchepied marionnette matelas mixeur motricite mouche-bebe moustiquaire nacelle ombrelle ' +
    'organiseur pantalon parc peluche petits-pots piscine-balles porteur pot poubelle-couches pouf poupee ' +
    'poussette-canne poussette-double poussette-tout-terrain puzzle reducteur-wc rehausseur-auto rehausseur-repas ' +
    'reveil-educatif rideau robe salopette sandales siege-bain sling spirale sterilisateur sucette t-shirt ' +
    'table-a-langer tapis-chambre tapis-puzzle tetine-biberon thermometre thermometre-bain tipi tirelire toise ' +
    'tour-observation tricycle trotteur valise-enfant voiture'
  ).split(' '),
);

/** From these togs on, a sleeping bag is drawn for winter, or for the seasons between. */
const WINTER_TOG = 2;
const BETWEEN_TOG = 1;

/** The drawing of public/demo that shows a model: its own, or that of its range. */
export function drawingOf(range: Range, { thing, tog, drawing }: Model): string {
  if (drawing !== undefined) return drawing;
  if (thing === 'gigoteuse' && tog !== undefined) {
    if (tog >= WINTER_TOG) return 'gigoteuse-hiver';
    return tog >= BETWEEN_TOG ? 'gigoteuse-rayee' : 'gigoteuse';
  }
  return WORN[thing] ?? (OWN.has(thing) ? thing : range.drawing);
}
