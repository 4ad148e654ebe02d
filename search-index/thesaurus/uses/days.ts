/** The same of meals, changes, baths, care and health. */
export const USES_BY_DAY = `
biberon | boire lait donner nourrir téter avaler nuit premier naissance compléter relayer papa
biberon anti-colique | coliques gaz ventre avaler air hoquet rot tordre pleurer après digérer ballonner bulles crampe
biberon en verre | sans plastique chauffer sain bisphénol odeur écologique
tétine de biberon | débit rapide lent tousser avaler étrangler remplacer changer trou rechange couler doucement fort
stérilisateur | stériliser microbes propre désinfecter bouillir laver tétines bactéries vapeur vaisselle hygiène casserole
chauffe-biberon | chauffer réchauffer tiédir lait température petit pot vite nuit voiture bonne froid décongeler bain-marie micro-ondes
préparateur de biberon | nuit vite minute seconde préparer automatique doser mélanger eau poudre température attendre hurler prêt pleurer rapide bouton secouer
égouttoir | sécher égoutter biberons tétines évier vaisselle poser rincer plan de travail goutter
goupillon | nettoyer laver frotter récurer fond biberon lait coller brosse sale trace
doseur de lait | doser poudre lait emporter sortir transporter préparer avance nuit balade compter mesurette doses restaurant voyage boîte ration
sucette | calmer téter sucer succion apaiser pleurer endormir besoin rassurer mordre pouce
attache-sucette | perdre tomber sucette tétine tototte ramasser chercher accrocher vêtement terre sale rue lancer jeter retrouver attacher pince
coussin d’allaitement | allaiter caler bras mal dos épaules position sein biberon installer confortable soutenir tête ventre dormir grossesse tétée jumeaux surélever
tire-lait électrique | tirer lait travail reprendre stimuler lactation réserve absente bureau rapide double engorger confier
tire-lait manuel | tirer lait ponctuel dépanner soulager engorger
tire-lait portable | tirer lait bouger mains libres réunion bureau discret soutien-gorge transports déplacer marcher occupée
collecteur de lait | couler goutter récupérer autre sein perdre gaspiller réserve fuite recueillir
sachet de conservation | conserver congeler garder lait congélateur réserve stocker tirer maternel avance crèche
pot de conservation | conserver purée compote congeler garder portion avance frigo préparer batch reste transporter soupe
sac isotherme | frais chaud garder transporter lait biberon froid pique-nique sortie travail crèche température glace tourner
coussinet d’allaitement | fuite couler lait tache tee-shirt haut soutien-gorge absorber mouiller montée nuit goutter auréole chemise
bout de sein | téter mal mamelon téton plat rentré douleur crevasse protéger prend pas bien
crème d’allaitement | crevasse gercer fissure téton mamelon douleur saigner brûler hydrater soulager cicatriser sein irriter mal
compresses pour les seins | engorger dur gonfler douloureux sein montée lait tendu soulager froid chaud mastite canal bouché brûlant
cape d’allaitement | allaiter public dehors discret cacher regards restaurant terrasse parc montrer pudeur café train couvrir gêner
vêtement d’allaitement | allaiter facile ouvrir habiller déshabiller discret sein pratique tenue soulever sortir
soutien-gorge d’allaitement | allaiter poitrine soutenir sein dégrafer nuit confort baleine maintenir
chaise haute | manger table asseoir repas hauteur famille diversification six mois tenir assis cuisine bouillie attacher premier
chaise haute évolutive | manger table grandir longtemps années hauteur régler adulte garder
chaise haute pliante | manger ranger place petite cuisine plier mamie appartement
rehausseur de chaise | manger table grands hauteur surélever adulte restaurant mamie trop bas atteindre assiette nomade déplacer place
siège de table | manger table restaurant voyage accrocher place petit vacances nomade sans pieds encombrer camping amis suspendre
robot bébé | purée préparer maison cuire vapeur mixer légumes compote soupe petits pots cuisiner soi-même diversification écraser cuisson fruits frais
mixeur | purée mixer écraser soupe compote morceaux lisse légumes moudre
assiette | renverser jeter lancer vole voler terre ventouse manger seul tenir fixe bouger retourner coller table salir compartiment valser
bol | renverser jeter ventouse céréales soupe tenir fixe retourner manger
couverts | manger seul cuillère tenir apprendre main autonomie fourchette piquer manche poignet bouche porter
cuillère | donner purée bouche premiers repas souple gencives manger premier
tasse d’apprentissage | boire seul verre renverser apprendre eau quitter biberon tenir bec fuir arrêter passer autonome tasse gobelet comme grands
tasse à paille | boire paille eau sortir renverser autonome aspirer
gourde | boire eau école sortie crèche fraîche emporter sac promenade parc soif
gourde à compote | compote maison emporter remplir goûter sortie presser déchets jeter réutiliser square pique-nique parc sac voyage sucre
grignoteuse | goûter fruits morceaux étouffer mâcher découvrir glace soulager dents fraise avaler croquer sécurité
bavoir | salir tacher tache vêtements manger baver miettes purée récupérer tomber propre essuyer cou repas protéger éclabousser changer tenue
bavoir bandana | baver mouiller cou salive dents tremper changer
tablier bavoir | salir manches peindre manger seul protéger vêtements cuisiner entier
boîte à goûter | goûter emporter école crèche pique-nique repas chaud tiède frais compartiment sortie transporter midi
coffret repas | manger premier diversification commencer vaisselle équiper ensemble
tapis de chaise haute | terre salir sol miettes tomber nettoyer carrelage autour
couche | changer absorber fuite nuit pipi caca fesses irriter rechange stock taille jetable déborder
couche lavable | jeter déchets poubelle réutiliser laver écologique économiser planète budget coton environnement arrêter jetable produits chimiques
couche de bain | piscine nager mer bébé nageur eau accident baigner
culotte d’apprentissage | propreté couche quitter enlever retirer arrêter pipi accident jour nuit école apprendre mouiller fuite sieste comme grands continence petite absorber
lingettes | essuyer nettoyer changer fesses mains visage dehors sortie pratique eau rapide sale collant
lingettes lavables | essuyer réutiliser jeter coton laver déchets écologique visage fesses
liniment | nettoyer fesses siège changer irriter rouge protéger peau naturel
crème de change | fesses rouges irriter érythème brûler mal siège cul soulager apaiser couche peau à vif boutons protéger macérer
table à langer | changer langer hauteur dos mal courber pencher debout plan couche installer habiller salle de bain place étroite mur
matelas à langer | changer langer confort dos coucher plan commode gigoter bouger tomber retourner doux
poubelle à couches | odeur sentir puer couches jeter pièce poubelle mauvaise enfermer hermétique nauséabond
baignoire | laver bain baigner donner eau nouveau-né premier douche dos douleur hauteur remplir vider petite salle propre rincer
baignoire pliante | laver bain place ranger petite douche italienne voyage vacances studio sans
bassine de bain | bain détendre position fœtale apaiser nouveau-né petit eau debout douche
transat de bain | laver bain tenir glisser mains libres dos asseoir assis allongé soutenir tête rassurer baignoire adulte lâcher seul stable
thermomètre de bain | eau bain chaud brûler température bonne vérifier degrés froid coude trop
cape de bain | sortir sécher essuyer bain froid frissonner envelopper tête capuche mouillé chaud grelotter trembler baignoire douche emmitoufler
peignoir | sécher sortir bain piscine plage grand froid grelotter essuyer seul enfiler
gant de toilette | laver frotter savonner visage corps toilette mains débarbouiller
jouet de bain | jouer bain amuser occuper eau pleurer peur aimer arroser flotter apprivoiser
visière de bain | shampoing yeux piquer mousse rincer cheveux peur pleurer tête eau visage crier laver
gel lavant | laver savon cheveux corps peau bain propre mousser sensible
huile de massage | masser détendre ventre coliques gaz calmer apaiser peau sèche hydrater toucher moment lien soir rituel
crème solaire | soleil brûler coup bronzer protéger peau plage été mer montagne uv visage tartiner rougir
brosse à cheveux | coiffer démêler nœuds cheveux tirer croûtes peigner
brosse à dents | brosser dents laver première bouche caries apprendre soir refuser
ciseaux à ongles | couper ongles griffer gratter limer longs visage doigts peur blesser égratigner bouger poussent coupants lime
trousse de soin | soigner ongles température nez nécessaire équiper départ toilette coiffer rassembler tout
trousse de toilette | emporter affaires toilette voyage ranger produits week-end mamie
mouche-bébé | nez bouché moucher morve rhume couler respirer ronfler enrhumé dégager aspirer encombrer renifler téter gêner dormir bouchon
sérum physiologique | nez laver nettoyer yeux collés dégager rhume
thermomètre | fièvre température malade chaud brûlant front combien prendre mesurer dort réveiller vérifier 38 39
bouillotte | ventre mal coliques chaud soulager réchauffer lit détendre douleur crampe règles contracté
pot | propreté pipi caca couche arrêter enlever apprendre asseoir quitter deux ans salon voyage continence toilettes comme grands faire
réducteur de toilettes | toilettes wc cuvette tomber peur trou apprendre grands pipi seul caca cabinet
marchepied | atteindre lavabo évier toilettes monter hauteur haut laver mains dents seul autonome grimper trop petit arriver brosser debout
tour d’observation | cuisiner participer aider hauteur plan travail regarder gâteau debout ensemble voir cuisine montessori bras chaise éplucher atteindre pâtisserie
balancelle | bercer endormir calmer bras poser automatique seul mains libres dormir pleurer secouer soir fatiguée électrique
transat | poser asseoir installer mains libres cuisiner doucher manger pièce salon bercer allonger surveiller côté éveillé balancer tranquille minute souffler occupée
coussin relax | poser allonger installer salon canapé digérer nouveau-né cocon éveillé
protège-carnet de santé | carnet santé protéger ranger ordonnance papiers médecin pédiatre vaccins
pèse-bébé | peser poids prise grossir courbe grammes surveiller prend
anti-moustiques | moustique piquer éloigner répulsif été soir
`;
