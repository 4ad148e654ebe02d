/** The same of games, of clothes, of mothers and of gifts. */
export const OF_PLAY = `
jouet musical | musique taper tambour xylophone instrument note jouer son bruit maracas piano
jouet d’empilage | tour pyramide empiler tour anneaux cubes gobelets monter emboîter pyramide renverser
boîte à formes | cube trier forme trou rond carré étoile triangle encastrer entrer couleurs
puzzle | pièces assembler image encastrer boutons bois reconstituer
hochet | jouet secouer main attraper bruit grelot tenir premier son agiter
anneau de dentition | jouet collier mordre mâcher mordiller dents gencives pousser soulager caoutchouc bouche froid girafe machouiller
doudou | dormir serrer doux câlin lapin rassurer objet transitionnel compagnon
doudou plat | dormir serrer doux câlin mouchoir étiquettes carré
peluche | doux câlin ours animal serrer nounours teddy
peluche musicale | musique câlin tirer cordon berceuse dormir endormir
poupée | bercer habiller coiffer poupon maman jouer
marionnette | main doigt théâtre histoire animal faire parler
tapis d’éveil | portique sol allonger jouer ventre arche suspendre découvrir regarder poser couché gazouiller
arche d’éveil | allonger suspendre dessus attraper jouets bois portique regarder
tapis de sol | dalle mousse dalles puzzle carrelage jouer ramper quatre pattes épais parquet amortir
spirale d’activités | jouet enrouler accrocher poussette coque cosy lit jouer occuper barre suspendre siège
cube d’activités | planche manipuler boulier engrenages tourner boutons portes verrous busy board planche occuper doigts
livre bébé | lire histoire pages images carton
livre en tissu | lire tissu laver doux froisser mordre pages bruit
livre sonore | écouter bouton appuyer son musique animal instrument bruit
imagier | mots images apprendre parler animaux montrer nommer vocabulaire
conteuse d’histoires | boîte radio lecteur écouter histoire écran raconter boîte audio dormir enregistrer voix casque sans
transat | siège fauteuil balancelle poser asseoir allonger basculer rebondir éveillé mains libres siège regarder douche cuisiner vibrer balancer
balancelle | balancer bercer électrique moteur automatique siège endormir seul bouger appareil machine
parc | enclos poser jouer barreaux enfermer sécurité entourer filet surveiller tranquille tourner dos
chariot de marche | trotteur marcher pousser debout tenir pas premier apprendre appuyer roues équilibre
trotteur | marcher asseoir rouler debout youpala roulettes
porteur | voiture rouler asseoir pousser pieds voiture monter dessus avancer roues
draisienne | vélo vélo pédale sans équilibre rouler pieds deux roues apprendre
tricycle | vélo pédaler trois roues vélo pousser canne parents
trottinette | rouler debout roues pousser guidon
cheval à bascule | balancer bascule monter animal bois
balançoire | balancer suspendre arbre jardin pousser accrocher portique
toboggan | glisser jardin monter échelle descendre
arche de motricité | triangle échelle grimper escalader triangle pikler échelle bois bouger équilibre monter intérieur dépenser
piscine à balles | piscine balles plonger jouer boules mousse
bouée | gilet brassard nager flotter eau piscine brassard gilet siège couler
tipi | tente cabane tente cabane cacher chambre lire tissu jouer indien
bac à sable | sable creuser jardin pelle seau
jouet de plage | sable pelle seau creuser château mer râteau
dînette | cuisiner imiter tasses manger faux casserole repas jouer
jeu d’imitation | imiter cuisine faire semblant marchande docteur outils adultes bricoler
jeu de construction | brique bloc construire assembler blocs briques empiler planchettes cubes
jeu de société | jouer famille ensemble plusieurs dés cartes tour règles
loisirs créatifs | peinture crayon peindre dessiner colorier coller gommettes crayons pâte main
voiture jouet | rouler circuit camion garage pousser train
train en bois | rails rouler circuit locomotive wagons
balle | rouler lancer attraper rebondir sensorielle ballon
jouet sensoriel | bouteille toucher matière texture découvrir sens bouteille lumière calmer montessori
jouet contrasté | noir blanc voir regarder vue nouveau-né contraste
table et chaises enfant | bureau asseoir dessiner hauteur petit bureau goûter
coussin relax | nid poser caler nid installer allongé mou nourrisson canapé
jeu magnétique | aimant voyage coller tableau
body | sous-vêtement sous vêtement pression bouton entrejambe coton dessous enfiler
body croisé | nouveau-né enfiler côté pression tête passer
pyjama | combinaison dormir nuit pressions grenouillère combinaison pieds enfiler zip
combi-pilote | combinaison froid hiver extérieur capuche combinaison neige dehors fourrure nouveau-né intégral
barboteuse | été jambes nues short une pièce légère
gilet | boutons froid laine tricot enfiler dessus maille ouvrir
brassière | laine nouveau-né croiser tricot dos chaud cache
manteau | froid hiver dehors sortir capuche doublé veste
bonnet | tête froid oreilles chaud hiver couvrir
cagoule | tête cou oreilles froid vent couvrir
chapeau | bob casquette tête soleil bob protéger bord nuque été
tour de cou | écharpe cou froid écharpe gorge snood
moufles | gants mains froid gants doigts griffer
chaussettes | pieds froid perdre antidérapant tenir chaud glisser parquet
collants | jambes froid robe chaud
chaussons | pantoufle pieds intérieur crèche marcher antidérapant doux maison
chaussures souples | chaussures marcher pas premier pieds nus souple semelle
bottes de pluie | flaques pluie pieds boue sauter mouiller caoutchouc
lunettes de soleil | lunettes yeux soleil éblouir protéger uv plage élastique
combinaison de pluie | pluie boue mouiller flaques dehors imperméable intégral
maillot anti-uv | soleil plage brûler couvrir nager manches mer protéger peau
tenue de baptême | cérémonie baptiser église blanc fête robe costume mariage
ensemble naissance | premier tenue sortie maternité jour bonnet chaussons habiller
culotte de maternité | culotte accouchement filet jetable saigner césarienne après
coussin de grossesse | boudin oreiller dormir ventre côté long jambes caler enceinte nuit position boudin corps
ceinture de grossesse | bandeau soutenir ventre dos lourd mal bassin enceinte lombaires maintenir porter
vêtement d’allaitement | robe haut allaiter ouvrir discret sein haut zip robe facile
soutien-gorge d’allaitement | sein allaiter ouvrir clip main poitrine brassière
chemise de nuit d’accouchement | accoucher maternité hôpital peau boutons ouvrir dormir allaiter
serviettes maternité | serviette saigner accouchement après pertes protection absorber
valise de maternité | sac accoucher hôpital affaires partir sac préparer maternité clinique
huile anti-vergetures | crème peau ventre marques craquer masser hydrater enceinte étirer
ballon de grossesse | ballon asseoir bassin contractions rebondir accouchement gym travail gonfler gros rouler
bola de grossesse | collier bijou pendentif bijou collier ventre son grelot sautoir tinter enceinte pendre cou
journal de grossesse | carnet cahier livre écrire raconter semaines souvenir remplir enceinte carnet
coffret post-partum | coffret kit après accouchement maman jeune soin récupérer bain chouchouter retour
compresses pour les seins | sein chaud froid douleur engorgement soulager lait montée
livre parents | guide lire conseils éduquer comprendre apprendre sommeil guide
bas de contention | jambes lourdes gonflées circulation enceinte serrer
coffret naissance | offrir cadeau bébé né arrivée ensemble boîte bienvenue
cadeau maman | offrir maman chouchouter gâter plaisir jeune enceinte future sœur amie copine belle
cadeau grand frère | cadeau livre offrir aîné aînée grand grande frère sœur arrivée préparer jaloux deuxième livre shirt
gâteau de couches | offrir couches original diaper pièce montée ruban
cartes étapes | carte photo mois souvenir âge premier poser côté
livre de naissance | souvenir remplir photos premier année écrire album raconter
album photo | photos coller souvenir garder imprimer
kit empreinte | sculpture plâtre argile trace souvenir moule cadre main pied plâtre argile encre moulage mouler trace souvenir sculpture empreinte peinture
boîte à souvenirs | coffret boîte garder souvenir bracelet maternité mèche premier ranger
bijou bébé | bracelet collier médaille bracelet gourmette prénom graver baptême offrir or argent médaille
tirelire | cochon argent pièces économiser sous cochon épargner monnaie
annonce de grossesse | carte annoncer surprise dire papa grands-parents enceinte carte gratter
boîte à dents de lait | boîte dent tomber souris garder petite souvenir ranger perdre
faire-part | annoncer naissance carte envoyer famille invités
`;
