// Signs that a child, a mother or a threatened person is in danger, and everyday things that share their words, written
// to learn from alone: likeness is measured on others.

export const SIGNS_URGENT: readonly string[] = `
sa poitrine se creuse et il gémit
elle n’a plus de voix et bave, elle a du mal à avaler
il fait un bruit rauque en inspirant depuis ce soir
respiration très rapide, narines qui battent
elle cherche son air
il s’étrangle avec un bout de pomme
bonbon coincé dans la gorge il devient rouge
il a arrêté de respirer quelques secondes
ma fille est grise et froide
ses ongles sont bleus
bouche violacée après le biberon
il a le teint gris et transpire
elle est molle comme une poupée
il ouvre à peine les yeux, impossible de le faire téter
je n’arrive pas à la sortir du sommeil
elle ne tient plus assise et vomit
il est bizarre, absent, il ne me suit plus du regard
regard fixe, il ne répond pas à son nom
elle est somnolente depuis sa chute
il est tombé du canapé et il vomit
elle est tombée de mes bras sur le carrelage
le siège a basculé avec lui dedans
chute dans les escaliers, grosse bosse
il s’est cogné la tempe, il est tout bizarre
il s’est ouvert le front, ça saigne fort
elle s’est pris la porte, son doigt est écrasé
bras tordu après être tombé de la balançoire
renversé par un vélo
la télé lui est tombée dessus
il a été secoué
secousses des bras et des jambes, yeux blancs
elle tremble de tout son corps et ne répond pas
il s’est raidi puis est devenu mou
crise avec fièvre, elle bave
fièvre 38,2 à trois semaines
nouveau-né chaud, 38,8
il a 2 mois, 39 sous le bras
boutons rouges foncés qui ne partent pas sous un verre
petites taches violettes sur le ventre et fièvre
cou raide et vomissements
elle pleure d’une façon aiguë qu’on ne connaît pas
il geint tout bas sans arrêt
fontanelle bombée
fontanelle creusée, couche sèche
il vomit tout depuis ce matin, même l’eau
diarrhée dix fois, yeux cernés, langue sèche
aucun pipi depuis douze heures
elle refuse tous les biberons depuis hier
vomissement vert fluo chez un nourrisson
sang rouge dans la couche
ventre dur et gonflé, il hurle
jaunisse qui descend jusqu’aux pieds
il est de plus en plus jaune et dort
il a bu du détergent
elle a léché une pastille de lave-vaisselle
avalé une bille magnétique
une pièce de deux euros avalée, il bave
pile plate introuvable, il en avait une en main
elle a mangé mes cachets pour la tension
il a fini le sirop contre la toux
j’ai donné la dose de son grand frère au bébé
je me suis trompée de pipette, deux fois trop
il a croqué un mégot
champignon du jardin mangé
il a mis de la colle dans ses yeux
produit à four dans l’œil
elle a bu le liquide de la cigarette électronique
odeur de gaz et on a tous mal à la tête
brûlé par la soupe, la peau part
café renversé sur son bras
main sur la vitre du four
il a touché un fil électrique
brûlure au visage avec de l’huile
piqué par une abeille, il gonfle de partout
gonflement des lèvres après la cacahuète
urticaire géante et toux après un yaourt
chien qui a mordu ma fille à la joue
retrouvée au fond de la baignoire
il a bu la tasse et tousse depuis
le cordon du rideau serrait son cou
coincé entre le lit et le mur, tout rouge
oublié dans la voiture au soleil
enceinte et ça coule rouge
caillots et crampes à 10 semaines
je perds du sang à sept mois
du sang après un rapport, enceinte de 20 semaines
je perds de l’eau par petites fuites, 33 semaines
culotte trempée et ce n’est pas de l’urine
bébé ne bouge pas malgré le jus d’orange
moins de mouvements que d’habitude, 37 semaines
plus aucun coup depuis ce matin
tête qui cogne et lumières devant les yeux
mal de crâne, pieds et mains gonflés, 8e mois
douleur en haut du ventre à droite, enceinte
ça me démange les paumes, enceinte de huit mois
contractions rapprochées bien avant le terme
ventre en bois et douleur, 32 semaines
je suis tombée dans les escaliers enceinte
accident de voiture, ceinture sur le ventre, 6 mois
fièvre et frissons enceinte
brûlures en urinant, fièvre, mal au rein, enceinte
je fais un malaise, enceinte
essoufflée au repos, lèvres bleues, après l’accouchement
douleur dans la poitrine, accouché il y a dix jours
jambe rouge, dure et douloureuse après la césarienne
la cicatrice coule et sent mauvais
je trempe une serviette toutes les demi-heures depuis l’accouchement
pertes qui sentent mauvais et 38,9, accouchée lundi
sein rouge et dur, 39,5, je grelotte
elle ne dort plus, délire, parle de mission divine depuis l’accouchement
ma femme ne reconnaît plus notre bébé
elle dit que quelqu’un a échangé notre enfant
j’entends des voix depuis la naissance
je vois des images où je le jette
j’ai peur de passer à l’acte avec ma fille
j’ai envie de le faire taire par tous les moyens
je l’ai serré trop fort, il pleurait
je ne supporte plus ses pleurs je vais craquer et lui faire mal
je voudrais m’endormir et ne plus me réveiller
tout serait plus simple si je n’existais plus
j’ai préparé une lettre d’adieu
je me fais du mal en cachette
mon frère parle de se pendre
elle a pris toute la boîte de comprimés
il m’a giflée devant les enfants
il me bouscule, me crache dessus
il serre mon cou quand il s’énerve
il m’attend dehors avec un couteau
il menace de tuer le bébé si je le quitte
mon ex me suit partout et m’envoie des menaces
il m’interdit de voir ma famille et garde mon argent
il me force au lit
je me cache dans la salle de bain, il casse tout
mon père me frappe avec un câble
mon beau-père me touche
mon oncle me demande de garder un secret
ma voisine enferme ses enfants et les frappe
la nounou a tapé mon fils
marques de ceinture sur le dos de mon neveu
bébé laissé seul des heures chez les voisins
un adulte demande des photos à ma fille sur son téléphone
on me fait chanter avec une vidéo intime
ils se moquent de ma fille sur un groupe et lui disent de mourir
allo mon bebe repon pa
il respir tre mal vit
el a avalé un truc je sé pa koi el touss
g tro mal o ventre 7 mois
jai du sang bcp
mon mari mfrape
jveu en finir
bb a 40 de fievre il fait que dormir
ptit tombé de la table a langé
mon petit frère il bouge plus
ma maman est par terre et elle parle pas
`
  .trim()
  .split('\n');

export const SIGNS_ORDINARY: readonly string[] = `
elle dort bien la nuit depuis hier
ma grande est jalouse du bébé
mon aîné tape sa petite sœur quand je donne le sein
elle mord son frère pour un jouet
il fait des crises de jalousie depuis l’arrivée du bébé
il dort toute la nuit, faut-il le réveiller
ma fille se réveille deux fois par nuit
il a fini son biberon, quel débit ensuite
il avale goulûment, changer de tétine ?
elle ne veut pas de la purée verte
il ne veut plus dormir dans son lit
il ne veut plus de son doudou
elle refuse le chapeau
il pleure quand je pars
elle pleure en sortant du bain
il hurle de joie
elle tremble de froid en sortant de la piscine, quelle cape
il respire la santé
elle respire le bonheur
bébé ronfle un peu, c’est mignon
il tousse sur ordre, un vrai comédien
pas de réponse du vendeur depuis une semaine
je n’ai plus de nouvelles de ma commande
mon colis est bloqué
mon compte est bloqué, mot de passe refusé
je suis perdue dans les réglages
je n’arrive plus à ouvrir ma liste
la page ne réagit plus
le site ne répond plus
le bouton ne réagit pas
mon téléphone est mort, comment retrouver ma liste
la batterie du babyphone est morte
la poussette est cassée
roue qui se bloque sur la poussette
le lit grince
le tissu s’est déchiré
la tache de sang part-elle au lavage
tache de carotte sur un body blanc
vomi sur le siège auto, comment le laver
bavoir contre les renvois
tapis qui sent mauvais
peinture violette pour le mur
gigoteuse bleue et grise
bonnet rouge pour Noël
gâteau brûlé, idée de dessert pour la fête
coup de soleil sur la photo
crise de fou rire
crise de larmes devant le film, hormones ?
je craque sur ce manteau
je suis morte de rire
on se tue au travail pour la chambre
j’ai mal choisi la couleur, peut-on changer
j’ai mal compris la réservation
ça me fait mal au cœur de jeter ses petits habits
tomber d’accord sur un prénom
le cadeau est tombé à l’eau
ma réservation est tombée
la surprise est gâchée
perdu le lien de ma liste
perte du bouchon de la baignoire gonflable
fuite du biberon
fuite de la couche la nuit
eau qui chauffe pour le biberon
eau trop calcaire pour le bain
bain moussant dès quel âge
jeu d’eau pour le balcon
piscine pour bébé avec pare-soleil
barrière pour la piscine
cache-prises et bloque-portes
coins de table en mousse
détecteur de mouvements pour lit
thermomètre qui parle
trousse de secours pour la voiture
numéro d’urgence à noter sur le frigo
formation aux gestes qui sauvent
assurance en cas d’accident
accident de calendrier, deux anniversaires le même jour
mon mari me frappe par sa patience
mon fils frappe dans ses mains
elle tape sur son tambour
il mord son anneau
le chat dort dans la poussette
le chien lèche la tétine, la laver comment
mon ex peut-il voir la liste
mon ex participe à la cagnotte, c’est gênant
mon beau-père veut offrir le lit
mon père vient dormir à la maison, où l’installer
mon oncle vient avec son chien
il a pris mon téléphone pour les photos
il ferme la porte quand bébé dort
la nounou a changé d’horaires
on a secoué le prunier, la confiture est prête
secouer le biberon ou le rouler
peau de bébé sèche en hiver
boutons de pyjama qui sautent
plaques d’immatriculation de déguisement
jaune poussin pour le faire-part
noir et blanc pour l’éveil
des bleus dans les tons de la chambre
une image bleue pour la liste
fièvre acheteuse avant Noël
température idéale du lait
lait froid ou chaud
sa première chute de neige
sa première sortie à la mer
une étoile tombée du mobile
prénom de garçon fort
prénom rare qui commence par S
enceinte de jumeaux, quelle poussette
enceinte et chef d’entreprise, mes droits
je suis à 32 semaines, quoi acheter
contraction d’un prénom composé
échographie en 3D, prix
peur de rater l’heure de la maternité
peur que personne n’offre rien
envie de partir en vacances avec lui
envie de dormir
je n’en peux plus des travaux
je n’ai plus la place pour les jouets
plus envie de faire une liste
il faut en finir avec ces papiers
rien ne va ensemble dans cette chambre
`
  .trim()
  .split('\n');
