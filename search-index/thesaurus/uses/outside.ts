/** The same of going out, of the car and of clothes. */
export const USES_OUTSIDE = `
poussette | promener sortir marcher balader transporter ville courses asseoir dehors rouler trottoir trajet école
landau | promener allongé dormir naissance plat nouveau-né beau classique sieste balade
poussette canne | voyage légère plier porter métro escaliers bus dépanner grands-parents vacances voiture main étage
poussette compacte | avion cabine voyage plier petite train métro coffre ranger escaliers étage ascenseur entrée place bagage main légère bus valise citadine studio transports couloir appartement soute escale aéroport
poussette tout-terrain | chemin forêt campagne montagne sable neige gravier cailloux terre boue plage randonnée secouer cahoter trottoir abîmé roues champs
poussette de course | courir jogging footing sport sportive running entraînement roller reprendre cardio marathon
poussette double | jumeaux deux enfants rapprochés aîné bébé ensemble promener faible écart
poussette duo | naissance complet évoluer nacelle hamac
poussette trio | naissance complet voiture maternité tout un équiper nacelle coque
nacelle | dormir allongé naissance promener plat dos nouveau-né sieste
planche à roulettes de poussette | aîné marcher fatigué grand frère sœur debout derrière monter poussette refuse jambes porter bras deux enfants traîner suivre avance
sac de poussette | ranger poussette affaires accrocher guidon téléphone clés courses poches main gobelet bouteille biberon
habillage pluie | pluie pleuvoir averse orage mouiller poussette protéger vent trempé couvrir tempête intempéries mauvais temps école sec éclabousser
ombrelle de poussette | soleil ombre poussette taper yeux éblouir abriter été visage protéger chaleur
moustiquaire de poussette | moustique insecte guêpe abeille piquer poussette sieste dehors jardin lac
chancelière | froid hiver poussette pieds jambes chaud emmitoufler couverture tomber enlever neige vent geler découvrir réchauffer gelé enfoui dehors cosy
plaid de poussette | froid poussette couvrir jambes frais soir courant air mi-saison vent
manchon de poussette | mains froid gants pousser hiver gelées guidon doigts
porte-bébé physiologique | porter mains libres contre bras pleurer calmer dos mal marcher escaliers transports ménage peau proximité poser collé refuse endormir courses vaisselle cuisiner aspirateur dormir promener câlin réclame papa faire
porte-bébé dorsal | randonner montagne sentier marcher longtemps dos gravir forêt refuge grimper pique-nique colline sommet randonnée pente porter lourd
écharpe de portage | porter contre naissance nouveau-né prématuré peau calmer proximité mains libres endormir collé battement cœur rassurer bras cuisiner
sling | porter hanche vite rapide bras court trajet câlin épaule
mei tai | porter ventre dos nouer léger
couverture de portage | porter froid pluie hiver couvrir contre manteau fermer dehors vent
porte-bébé d’eau | porter piscine mer douche eau baigner
sac à langer | sortir emporter couches affaires changer dehors organiser biberon ranger journée balade transporter nécessaire oublier
sac à dos à langer | sortir emporter mains libres affaires papa dos
pochette à langer | changer dehors restaurant sortie minimum vite parc avion voyage déplacement banc
casque vélo | vélo tomber tête protéger draisienne trottinette rouler pédaler chute skate
siège vélo | vélo emmener transporter balade école famille derrière
remorque vélo | vélo tirer emmener balade famille
draisienne | rouler équilibre vélo pédale apprendre deux roues avancer vite pousser pieds sans
tricycle | pédaler rouler trois roues pousser canne promenade apprendre
harnais de marche | échapper courir retenir rue tenir main lâcher perdre foule marché aéroport voiture danger filer route tirer gare marcher
sac à dos enfant | crèche école maternelle rentrée porter affaires doudou rechange sortie seul sac emporter nounou
valise enfant | voyage vacances partir affaires train avion seul rouler mamie week-end bagage tirer
coque auto | rentrer ramener maternité sortie voiture naissance nouveau-né trajet transporter dormir retirer réveiller premier
siège auto | voiture trajet attacher rouler sécurité route grandir ceinture installer transporter conduire
siège auto pivotant | installer attacher tourner sortir facile dos mal tordre voiture face portière plier parking
siège auto dos à la route | voiture sécurité dos choc accident longtemps protéger cou
réhausseur | voiture ceinture grand école quatre ans cou hauteur
base isofix | fixer installer clipser facile ceinture voiture attacher stable enlever vite
miroir de voiture | voir regarder surveiller conduire derrière dos arrière route bébé tourner visage dort banquette seule volant
pare-soleil de voiture | soleil vitre éblouir yeux chaleur trajet ombre dormir voiture fenêtre arrière chaud
protège-siège | salir banquette voiture tacher miettes pieds chaussures protéger cuir abîmer dossier vomir
tente anti-uv | plage soleil ombre abriter sable parasol jardin sieste mer vent protéger installer camping parc été
maillot anti-uv | plage soleil nager baigner mer piscine couvrir brûler épaules protéger peau claire
maillot de bain | nager baigner piscine plage mer
bouée | nager flotter piscine mer apprendre couler noyer eau tenir tête baigner profond
chapeau | soleil tête protéger nuque été plage insolation enlever ombre visage
lunettes de soleil | soleil yeux éblouir plaine neige protéger plisser lumière plage mer
body | habiller dessous dormir chaud rentrer couvrir ventre quotidien
pyjama | dormir nuit habiller coucher changer chaud enfiler lever
combi-pilote | froid hiver neige sortir emmitoufler dehors chaud geler poussette promenade
manteau | froid hiver sortir dehors vent chaud école
combinaison de ski | neige ski montagne luge bonhomme froid mouiller vacances hiver rouler
combinaison de pluie | pluie flaques boue mouiller sauter jouer dehors jardin tremper forêt salir crèche
imperméable | pluie averse mouiller sortir école marcher mauvais temps
bottes de pluie | flaques pluie boue sauter mouiller pieds jardin patauger eau tremper
bottes de neige | neige froid pieds gelés glisser hiver montagne ski luge
gilet | froid fraîcheur soir couvrir ajouter mi-saison enfiler rafraîchir
bonnet | froid tête oreilles hiver naissance sortir chaud maternité vent
cagoule | froid vent oreilles cou hiver enlever bonnet
tour de cou | froid cou gorge vent écharpe hiver
moufles | froid mains gelées doigts neige gants hiver gratter griffer visage ongles égratigner nouveau-né joues
chaussettes | froid pieds perdre enlever tenir glisser chaud gelés orteils retirer
chaussons | pieds froid maison crèche nounou marcher glisser intérieur carrelage parquet chaud premiers pas pantoufles tenir gelés
chaussures | marcher premiers pas dehors acheter pied pointure école
chaussures souples | marcher pieds nus premiers pas souple naturel sentir sol dehors blesser cailloux plage
collants | jambes froid robe chaud ramper
legging | bouger ramper quatre pattes confortable jambes
tenue de baptême | baptême cérémonie mariage église habiller blanc élégant
ensemble naissance | maternité sortie première tenue habiller naissance rentrer maison photo
culotte de maternité | accoucher saigner maternité césarienne
`;
