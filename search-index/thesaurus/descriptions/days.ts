/** The same of meals, changes, baths and health. */
export const OF_DAYS = `
biberon | bouteille boire lait tétine bouteille donner nourrir tasse graduée
biberon anti-colique | colique air avaler gaz valve boire ventre bulles hoquet lait
biberon en verre | boire lait plastique sans chauffer verre
tétine de biberon | débit trou bout boire lait rapide lent changer silicone bouillie épais
stérilisateur | appareil stériliser microbes bactéries vapeur désinfecter nettoyer bouillir biberon micro-ondes appareil propre
chauffe-biberon | thermos bain-marie chauffer réchauffer chaud tiède lait eau température voiture petit pot bain-marie appareil machine allume-cigare nuit tiédir
préparateur de biberon | cafetière distributeur préparer lait poudre eau machine appareil automatique doser mélanger nuit seconde bouton cafetière
égouttoir | herbe séchoir sécher égoutter poser biberon tétine vaisselle herbe évier
goupillon | brosse écouvillon nettoyer laver brosse fond frotter biberon bouteille tétine récurer écouvillon
doseur de lait | boîte poudre mesurer dose transporter compartiment boîte cuillère sortir lait emporter
sucette | téter sucer bouche calmer pleurer succion
attache-sucette | chaîne ruban cordon pince ficelle accroche accrocher attacher pince ficelle cordon tomber perdre tétine vêtement clip ruban chaîne
boîte à sucette | ranger propre transporter tétine étui
coussin d’allaitement | caler soutenir bras allaiter dos demi lune tenir position sein biberon poser jumeaux
tire-lait électrique | tirer lait machine appareil pomper sein traire exprimer moteur travail
tire-lait manuel | tirer lait main pomper sein exprimer poire
tire-lait portable | tirer lait soutien-gorge discret bouger sans fil mains libres travail
collecteur de lait | coquille récupérer lait couler autre sein goutte perdre recueillir coquillage
sachet de conservation | poche sac congeler garder lait stocker sac congélateur conserver réserve maternel poche
pot de conservation | congeler garder purée compote petit pot stocker conserver verre couvercle frigo boîte
coussinet d’allaitement | disque coton fuite lait tache soutien-gorge absorber rond disque coton sein couler
bout de sein | protection embout protéger mamelon téton plat silicone téter douleur allaiter embout
crème d’allaitement | pommade baume crevasse mamelon téton douleur sein hydrater soulager lanoline gercer fissure
cape d’allaitement | tablier foulard cacher discret regard public allaiter dehors pudeur couvrir sein tablier montrer
chaise haute | asseoir manger table hauteur tablette repas attacher siège
chaise haute évolutive | asseoir table hauteur grandir longtemps bois années régler
chaise haute pliante | asseoir table plier ranger place petit
rehausseur de chaise | siège asseoir table surélever chaise adulte attacher sangle restaurant poser hauteur mamie nomade
siège de table | chaise accrocher fixer bord table asseoir pince visser suspendre restaurant voyage sans pied manger nomade clipser
robot bébé | cuiseur mixeur mixer cuire vapeur purée légumes préparer hacher cuiseur appareil machine soupe compote repas écraser maison cuisiner petit pot
mixeur | mixer écraser purée lisse broyer soupe
assiette | manger ventouse renverser coller compartiment table repas silicone
bol | manger ventouse renverser soupe coller céréales
coffret repas | vaisselle service ensemble manger assiette bol cuillère ensemble vaisselle service couverts
couverts | manger cuillère fourchette seul main tenir manche apprendre ergonomique
cuillère | manger souple silicone purée donner bouche gencives
tasse d’apprentissage | verre gobelet boire seul renverser verre bec anses apprendre fuite 360 poignées goutte
tasse à paille | boire paille pipette aspirer seul
gourde | bouteille boire eau bouteille emporter école sortir balade inox
gourde à compote | compote purée remplir presser sucer goûter emporter zip réutilisable maison
grignoteuse | filet tétine fruit morceau sucer mâcher filet étouffer glace goûter mordre fruits tenir
bavoir | serviette baver salir manger protéger cou serviette récupérer miettes silicone poche
bavoir bandana | foulard baver cou foulard triangle salive dents mouillé
tablier bavoir | blouse manches manger salir protéger peinture blouse vêtement couvrir
boîte à goûter | goûter transporter emporter compartiment école repas pique-nique boîte fruits
tapis de chaise haute | sol protéger miettes tomber nourriture sous chaise salir
couche | pipi caca fuite absorber changer jeter nuit
couche lavable | laver tissu jeter réutiliser écologique déchets fuite machine poubelle
couche de bain | couche maillot piscine nager eau maillot pipi caca mer baigner
culotte d’apprentissage | culotte couche pot propre pipi apprendre quitter couche nuit absorber accident
lingettes | essuyer nettoyer fesses changer main eau papier humide visage
lingettes lavables | essuyer nettoyer laver tissu carré réutiliser coton fesses débarbouiller visage
liniment | nettoyer fesses siège huile olive chaux changer coton
crème de change | pommade pâte fesses rouge irriter érythème pommade brûler peau changer rougeur siège
table à langer | meuble plan support tablette changer meuble hauteur poser plan couche dos mur mural murale accroché accrocher fixé rabattable plier baignoire commode
matelas à langer | coussin changer poser tapis mousse couche commode plan imperméable
poubelle à couches | seau odeur sentir puer jeter fermer sac sale poubelle couche hermétique
panier de toilette | ranger coton crème table changer corbeille accessoires
baignoire | bain laver eau poser remplir baigner pieds vidange nouveau-né
baignoire pliante | bain plier ranger place petite salle voyage douche
bassine de bain | seau bassine bain eau seau tummy position fœtale laver petite cuvette
transat de bain | siège hamac fauteuil bain asseoir tenir allonger mains libres siège eau soutenir baignoire glisser poser
tapis de bain | glisser antidérapant baignoire douche fond ventouse
thermomètre de bain | eau chaud température mesurer degré flotter brûler bain
cape de bain | serviette sécher serviette sortir capuche envelopper éponge bain essuyer tête
peignoir | sécher sortir bain piscine manches capuche enfiler éponge
gant de toilette | laver main savon éponge frotter visage marionnette
jouet de bain | eau jouer flotter arroser bain baignoire canard gicler
gel lavant | laver savon corps cheveux mousser peau douche shampoing
huile de massage | masser ventre colique main corps détendre hydrater peau
crème solaire | soleil brûler bronzer peau protéger plage indice uv spf
visière de bain | chapeau casquette bouclier cheveux rincer yeux shampoing eau pleurer laver mousse tête
brosse à cheveux | peigne coiffer peigner cheveux démêler doux croûtes
brosse à dents | dents laver brosser frotter bouche nettoyer gencives doigt
ciseaux à ongles | couper ongles limer doigts griffer coupe-ongle lime
trousse de soin | kit ongles thermomètre brosse peigne mouche-bébé ensemble hygiène
trousse de toilette | ranger affaires toilette voyager brosse savon pochette
mouche-bébé | aspirateur pompe poire nez morve aspirer aspirateur souffler mucus bouché moucher crottes rhume respirer pomper appareil poire vider narine sécrétions sucer
thermomètre | appareil fièvre température mesurer malade front oreille degré prendre chaud
sérum physiologique | dose nez laver nettoyer yeux dose pipette eau salée
nébuliseur | respirer vapeur aérosol bronches masque asthme bronchiolite
bouillotte | coussin ventre chaud noyaux chauffer mal colique micro-ondes graines
pot | toilettes pipi caca propre asseoir apprendre toilettes couche
réducteur de toilettes | siège lunette toilettes wc asseoir cuvette lunette tomber trou pipi grand adapter siège
marchepied | tabouret lavabo évier atteindre hauteur monter toilettes debout grimper escabeau marche
tour d’observation | tour échelle cuisine hauteur debout plan travail monter aider participer cuisiner sécurité montessori
sac à couches sales | pochette sale mouillé ranger imperméable odeur couche transporter
pèse-bébé | balance peser poids balance grammes prise kilo
filet à jouets | filet panier bain ranger baignoire accrocher ventouse égoutter
protège-robinet | robinet cogner tête baignoire protéger
anti-moustiques | spray bracelet moustique piquer spray bracelet répulsif insecte
`;
