/** The same of what is taken along: prams, carriers, bags, the car. */
export const OF_OUTINGS = `
landau | promener allongé dormir plat grand roues nouveau-né anglais rétro nacelle rouler
poussette canne | plier léger fermer main porter métro voyage fine
poussette compacte | plier petit avion cabine coffre voyager ranger train métro bagage soute main léger escalier valise soute sac
poussette tout-terrain | chemin forêt boue sable gravier caillou campagne montagne roues gonflables terre pavés champ
poussette de course | courir jogging running sport trois roues footing
poussette double | poussette deux jumeaux enfants rapprochés côte ensemble aîné promener deux places
poussette duo | nacelle hamac deux modes naissance assis allongé dos face
poussette trio | coque nacelle hamac voiture complet pack trois un
nacelle | panier allonger plat dormir promener châssis nouveau-né poser
planche à roulettes de poussette | planche marchepied skate debout grand aîné frère sœur monter derrière roues fatigué marcher accrocher attacher
sac de poussette | accrocher guidon ranger affaires organiser téléphone poche
habillage pluie | bâche protection housse bulle cape plastique pluie pleuvoir mouiller protéger plastique transparent housse couvrir poussette vent bulle imperméable sec sortir sous
ombrelle de poussette | parasol soleil ombre protéger parasol accrocher fixer poussette été
canopy de poussette | pare-soleil voile soleil ombre protéger capote rallonger dormir poussette
moustiquaire de poussette | filet voile moustique insecte guêpe filet voile protéger poussette
chancelière | sac couverture duvet froid chaud hiver poussette sac jambes pieds couvrir fourrure doublé polaire enfiler envelopper duvet
plaid de poussette | froid couvrir jambes couverture poussette chaud
manchon de poussette | gants mains froid guidon gants pousser hiver chaud
porte-gobelet | support boire café bouteille poser accrocher guidon tasse
crochet de poussette | mousqueton pince accrocher sac courses suspendre mousqueton guidon
porte-bébé physiologique | porter ventre dos contre soi face mains libres sac attacher boucles transporter balade
porte-bébé dorsal | sac dos porter marcher randonner montagne armature sac marche longtemps sentier
écharpe de portage | tissu nouer nœud enrouler porter contre soi ventre serré mains libres long peau
sling | écharpe anneaux épaule hanche porter tissu rapide écharpe
mei tai | nouer porter bretelles asiatique chinois ventre dos
couverture de portage | porter couvrir manteau pluie froid dessus écharpe contre
porte-bébé d’eau | porter eau piscine douche mer baigner
sac à langer | sac affaires couches biberon sortir ranger poches changer transporter épaule balade emporter ranger
sac à dos à langer | sac sac dos affaires couches biberon sortir poches papa mains libres
pochette à langer | trousse tapis changer dehors sortir plier nomade tapis couches déplacement restaurant ailleurs
sac isotherme | glacière pochette froid frais garder conserver lait biberon transporter chaud repas glace travail boulot bureau emporter ramener
casque vélo | tête protéger vélo tomber rouler draisienne trottinette
siège vélo | siège vélo asseoir transporter derrière porte-bagage rouler balade
remorque vélo | remorque vélo tirer transporter derrière rouler accrocher
harnais de marche | laisse sangle laisse tenir retenir échapper courir rue attacher marcher sangle perdre
sac à dos enfant | école crèche maternelle porter affaires doudou goûter cartable
valise enfant | voyager roulettes bagage tirer vacances train asseoir dessus
coque auto | siège coque panier voiture naissance maternité nouveau-né transporter porter anse siège poussette clipser dos route
siège auto | fauteuil voiture attacher asseoir rouler sécurité ceinture route
siège auto pivotant | siège fauteuil voiture tourner rotatif pivoter rotation 360 porte installer sortir facile siège isofix
siège auto dos à la route | siège fauteuil voiture dos route envers sens contraire longtemps suédois sécurité face arrière
siège auto évolutif | siège fauteuil voiture grandir longtemps durer naissance plusieurs groupes années
réhausseur | voiture ceinture surélever hauteur grand école ans rehausser asseoir plus haut
base isofix | socle support clipser fixer voiture socle coque siège installer attacher ancrage crochets
miroir de voiture | rétroviseur voir surveiller arrière dos route regarder rétroviseur derrière conduire banquette appuie-tête
pare-soleil de voiture | rideau store soleil vitre fenêtre ombre store rideau ventouse éblouir cacher yeux
protège-siège | housse protection tapis banquette cuir taches abîmer salir protéger marques housse miettes pieds chaussures dossier
coussin de nuque | tête tomber dormir cou soutenir voiture voyage
alarme anti-oubli | oublier voiture alerter sonner téléphone capteur
parapluie | pluie tenir main abri
tente anti-uv | abri plage soleil ombre abri pop-up sable dormir jardin protéger pataugeoire
`;
