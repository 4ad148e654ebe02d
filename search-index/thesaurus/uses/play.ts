/** The same of games, of mothers and of what is kept. */
export const USES_OF_PLAY = `
hochet | attraper tenir secouer bruit main occuper éveiller saisir agiter trois mois poignet découvrir mains premier jouet
anneau de dentition | mordre mordiller dents percer gencives baver soulager mâcher douleur mains bouche calmer ronger pousser poussée rager molaire
doudou | dormir rassurer câlin séparation crèche consoler adaptation pleurer odeur endormir chagrin attacher serrer manquer
peluche | câlin serrer dormir rassurer offrir doux tendresse
peluche musicale | endormir musique berceuse câlin coucher calmer
poupée | imiter bercer jouer petit frère petite sœur maman bébé habiller prendre soin jalousie occuper s'occuper biberon arrivée aîné
marionnette | raconter histoire spectacle jouer doigts faire parler main
tapis d’éveil | allonger éveiller ventre occuper jouer poser par terre premiers mois regarder attraper tête muscler retourner découvrir trois mois motricité
arche d’éveil | éveiller attraper allongé regarder taper suspendus
spirale d’activités | occuper voiture poussette trajet coque jouer accrocher ennui lit
cube d’activités | occuper mains doigts manipuler tourner ouvrir concentrer calme dextérité motricité fine voyage trajet boutons crochets découvrir fermeture
boîte à formes | encastrer trier formes réfléchir logique apprendre
jouet sensoriel | découvrir toucher cacher retrouver objet disparaître disparition coucou permanence balle tomber boîte
jouet d’empilage | empiler construire renverser équilibre coordination tour
puzzle | assembler réfléchir concentrer calme pièces reconstituer animaux encastrer patienter
jouet musical | musique taper rythme bruit danser jouer sons chanter aimer mélomane instrument éveil musical
livre bébé | lire histoire soir raconter images calme rituel coucher langage mots parler
livre en tissu | mordre lire toucher froisser bébé laver
livre sonore | écouter sons musique animaux appuyer seul imiter cris
conteuse d’histoires | écouter histoires écran tablette télé seul dormir endormir voiture calme raconter occuper temps rituel imaginaire sans
livre parents | comprendre conseils apprendre lire sommeil diversification éducation massage savoir futurs
chariot de marche | marcher debout tenir avancer premiers pas pousser équilibre lancer apprendre lever meubles lâcher entraîner
trotteur | marcher avancer debout rouler pousser
porteur | avancer pousser pieds rouler asseoir voiture équilibre intérieur couloir marcher monter
cheval à bascule | balancer bascule chevaucher monter équilibre
arche de motricité | grimper escalader motricité bouger dépenser énergie intérieur ramper équilibre monter canapé meubles pluie défouler salon parcours sauter glisser dégourdir
piscine à balles | jouer plonger intérieur défouler dépenser
balançoire | balancer jardin dehors jouer arbre
toboggan | glisser jardin grimper dehors jouer
jeu de plein air | jardin dehors jouer été courir défouler extérieur parc
bac à sable | jardin sable creuser dehors jouer
jouet de plage | plage sable creuser mer vacances jouer château
piscine bébé | rafraîchir été jardin eau barboter patauger terrasse canicule
tipi | cacher cabane lire coin calme jouer refuge isoler chambre
dînette | cuisiner imiter manger faire semblant jouer thé
jeu d’imitation | imiter faire comme parents cuisiner bricoler docteur marchande semblant inventer rôle soigner réparer occuper
jeu de construction | construire assembler bâtir empiler imaginer tour
jeu de société | jouer ensemble famille règles tour premier patienter partager dimanche
loisirs créatifs | dessiner peindre colorier créer artiste feutres occuper gribouiller mains pluie mur peinture
voiture jouet | rouler voitures circuit garage passion fou véhicules train jouer vroum
balle | lancer attraper rouler ramper motricité jouer courir
cadeau grand frère | jalousie aîné arrivée bébé accueillir préparer expliquer annoncer grand frère grande sœur t-shirt rôle
coussin de grossesse | dormir enceinte ventre position côté gros nuit dos mal jambes caler confortable hanches insomnie trouver retourner installer
ceinture de grossesse | dos mal soutenir ventre lourd bassin ligament marcher debout enceinte porter tirer sciatique travail soulager lombaires
ballon de grossesse | bassin dos détendre contractions position travail accoucher exercices asseoir mobilité accouchement préparer souffler
vêtement de grossesse | habiller enceinte ventre serrer pantalon fermer bouton jean robe grossir entrer arrondir
huile anti-vergetures | vergetures peau ventre craquer tirer hydrater marques seins étirer démanger masser enceinte craqueler
bola de grossesse | bébé ventre son entendre bercer porter cou futur bijou lien
journal de grossesse | écrire raconter souvenirs noter semaines émotions garder enceinte neuf mois consigner
chemise de nuit d’accouchement | accoucher maternité hôpital allaiter peau nuit travail salle
valise de maternité | partir maternité préparer affaires emporter accoucher bagage jour J prêt séjour terme
serviettes maternité | saigner après accouchement lochies pertes règles retour couches protéger
coffret post-partum | après accouchement récupérer périnée cicatrice soulager maman douleur épisiotomie repos prendre soin retour accouche fatiguée
coffret naissance | offrir naissance bébé arrivée venir né félicitations
cadeau maman | offrir maman plaisir détendre fatiguée soin accouché amie chouchouter
gâteau de couches | offrir naissance utile original fête
cartes étapes | photographier mois étapes photo souvenir premières sourire évolution
livre de naissance | souvenirs raconter écrire garder photos première année naissance noter histoire mémoire
album photo | photos garder exposer encadrer mois souvenirs mamie famille afficher
kit empreinte | empreinte main pied garder trace souvenir mouler petit immortaliser taille encre peinture tampon suspendre
boîte à souvenirs | garder conserver bracelet souvenirs ranger précieux premier cheveux
boîte à dents de lait | dent tomber tombée souris garder conserver perdre oreiller
bijou bébé | offrir baptême naissance graver garder parrain marraine précieux vie
tirelire | économiser pièces argent offrir baptême épargner parrain sous
annonce de grossesse | annoncer dire surprise parents grands-parents papa enceinte famille nouvelle révéler
`;
