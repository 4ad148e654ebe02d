// Written by scripts/data/verb-forms.ts from the French dictionary of Grammalecte (https://grammalecte.net), which is
// subject to the terms of the Mozilla Public License, v. 2.0: http://mozilla.org/MPL/2.0/. So is this list.

const FORMS = `
abandonnant abandonnent abhorrant abimant absolvant absorbais absorbait absorbat absorbent accouchaient accoucher accoucheront accrochai accrochaient accrochais accrochait
accrochat accroche accrochee accrochent accrochera accrochez accrochiez accrochon acheminee aciera aciere actat acter adaptai adaptaient adaptais adaptait adapte adaptee adaptera
adaptez adire adopter adsorbait adsorbant adsorbent advenu advient advint afficha affichee afficher affichez affriche agenca agendai agendat agende agraine agrainee agrainer
agrainez aidant aidee aider aidez aient aimait aimanta aimantee aimanter aimantez aimat aiment airant airer airez alarma alarmee alarmer alarmez alerta alertee alerter alertez
alesa alesee aleser alesez alimentais alimentait alimenterion allaitaient allaiteront allon allonge allongea allongeai allongeaient allongeais allongeait allongeat allongent
allongeon allonger allongera allongez allongiez ambianca ambiancai ambiancat ambiancer ambiancez ambiancon amble ambra ambree ambrer ambrez amenda amine amure anima animai
animaliser animant animat anise annonca annoncee annoncer annoncez apaise appareille appointa appointe appointi approcher apure arbore ardent ardoisa ardoisee ardoiser ardoisez
argenta argente arguent armant arment armorie arriera arrieree arrierer arrierez assainissez assied assis assiste attacha attachee attacher attachez aunent automatise automatisee
aveint avine axent babelle babilla babillat babille bacha bachee bacher bachez bachotent bacle baclon badee badgea badger badgez bafre bagua baguee baguer baguez baille baillon
baillonne baise baisson balanca balancee balancer balancera balancez balanciez balancion balla ballait baller ballez ballion ballonne ballonnee ballonner ballonnez balte balton
banana bananee bananer bananez banche banda bandant bande banne banqua banquer banquetai banquetat banquete banqueter banquetez banquetiez banqueton banquez baque baquette barde
barete barra barree barrer barrerait barrez barri barriera barrierai barrierait barrierat barrieree barrierer barriererait barrierez barrieron basana basane bascula basculee
basculer basculez basee baser basez bassina bassinai bassinaient bassinais bassinait bassinant bassinat bassinee bassinent bassiner bassinera bassinerai bassinerais bassinerait
bassinez bassiniez baste bataillon bate battaient batte battu battue battus bauge bavant beant beat becquette begue beguion beguon belat bele benie bercait bercat bercent bercer
bernant bibelotion biberonnee biberonnion biberonnon biche bideron bileron bille billon biloque bineron biperon bique biscuita biscuite biseauton biseron bisson biteron bitte
blague blase blinda blinde blinder blogue bloqua bloquee bloquer bloquez blousa blousee blouser blousez blousion bluton boette boire boisa boise boiserait boision boison boit boita
boitaient boitee boiter boiterais boiterait boiteront boitez boitillait boitillion boitillon boiton boive boostai boostaient boostais boostait booste boostee boostera boostez borda
borde border bosse bosselait bosson botta bottee bottelais bottelait bottelant bottele bottelion botter botterait bottez bottina bottinee bottiner bottinez bottinion bottion botton
bouchion bouclon boude boudee boudina boudinais boudinait boudinant boudine boudinent boudion boudon bouge bougee bougiez bouillais bouillait bouille bouilli bouilliez bouillion
bouillir bouillira bouillis bouillit bouillonne bouillotta bouillottai bouillottat bouillotter bouillottez bouillotton boula boulee bouler boulez bouliez boulinait bouliner bous
bousillee bousillon bouta boute boutee bouteilla bouteillai bouteillat bouteillee bouteiller bouteillerai bouteillerais bouteillerait bouteillez bouteillon bouterait boution boxee
brade brader brait braque brase brasserez brasseyent brettele brettelee brettelle bricolais bricolait bricolant bride brider brigue briqua briquee briquer briquette briquez brocher
broda brodai brodaient brodais brodait brodee brodera brodez broie broque brossa brossaient brossee brossent brosser brosseront brossez brouillee brouton broye broyer brui bruie
bruir bruis bruita bruite brule brunit buche buchon bugga bugge bugue bulla buller bullez bullon buton butte cabale cabana cabanee cabaner cabanez cabina cabinai cabinaient
cabinais cabinait cabinat cabinent cabiner cabinez cabla cabosse cabote cabra cabre cabriole cabrioler cabriolez cacha cachee cacher cachez cadeautai cadeautee cadra cadree cadrer
cadrez cafte cagne cahote caillee cailler caillerez caillez cailliez calandrer calandriez calee calepineron caler calera caleron caletee caleton calette calez caline calion calme
calmera calmion calotta calottee calotter calottez calque calte cambra cambre cambriole camer camerai camon campa campe campera campion campon canarda canardais canardait canarde
candie cane canera canion canna cannee canner cannez canote cantinant cantonne cantonnee cantonner cantonnez canule capea capee capitonne capota capotee capoter capotez capsula
capsulee capsuler capsulez capte capter caque caquette carda carde caresse cariai cariaient cariais cariait carie cariee carier cariez cariiez carion carme carmera carmion carra
carree carrer carrez carriez carrossa carrossai carrossat carrossee carrossent carrosser carrossez carrosson carta cartee carter cartez cartonna cartonnai cartonnat cartonnee
cartonner cartonnez cartonnon casee caser casera casez casion casqua casquee casquer casquez cassa cassee casser cassez catchai catchaient catchais catchait catche catchera catchez
catie catina catine catir catis catit cause cautionne caver cavera cavion cein ceint ceintura ceinturai ceinturat ceinturee ceinturer ceinturez ceinturon cele cendre cente centee
center centra centree centrer centrez cerner cesse chable chaina chainai chainaient chainais chainait chainee chainer chainez chambra chambree chambrer chambrerion chambrez
chanceliez chancellera chancellerez changea changee changer changez chante chantonne charbonne charge chariota chariote charrier charriote chassais chasson chatie chauffa chauffais
chauffait chauffat chauffee chauffent chauffer chauffez chaule chaussa chaussant chaussee chausser chaussera chausserez chaussez chawe chemina cheminai cheminaient cheminais
cheminait chemine cheminent cheminer cheminera cheminez cheminiez chemisa chemisee chemisent chemiser chemisera chemisez chemisiez chemision cherre chevala chevalai chevalaient
chevalais chevalait chevalant chevalat chevale chevalee chevalent chevaler chevalera chevalez chevaliez chiale chier chiffron chinais chine chinoisa chinoise chique chiquette
chofant chofe chofent choir choque chose choson chuta chuter chutez cillant ciller cinglai cinglait cinglee cingler cinglez cintra cintree cintrer cintrez ciree cirer cirez citon
clache clamera clamion clape clapote clapper claqua claquee claquer claquette claquez clippai clippaient clippais clippait clippe clippee clippera clippez clipser clique cliquette
cloche cloque coache coche cocoona cocoone cocoonon cocoton codat coder codon coffra coffrai coffraient coffrais coffrait coffrat coffree coffrent coffrer coffrez cogner
cohabiterion coiffon coite coiton collai collais collait collat collectai collectais collectait collectat collectee collectent collecter collectera collectez collectiez collection
collecton collee collent coller collez colliez colliger coloriais coloriait coloriant colorisee colporter coltinant combina combinai combinaient combinais combinait combinent
combiner combinera combinerion combinez combiniez commention commet commua commue commuon compacta compactai compactat compactee compacter compactez compacton compartimenta
compartimentai compartimentaient compartimentais compartimentait compartimentat compartimente compartimentent compartimenter compartimentera compartimentez compartimentiez
compartimenton compension compete competent complais complait complementa complemente completa completai completant completat completee completent completer completez completon
complexant complexe complexee complexent complexer complexez complimenta complimente complote complotee complotent comploter complotez complut comporte comportee comporter
comportera comportez compose composte composter comprenion comprenne compressa compressai compressat compressee compressent compresser compresseron compressez compressiez
compresson compriment compte compute concedant concentrion concentron concernant concertee concertion concevant concoctee concourait condensant condension conferant confinant
conformer conforta confortai confortais confortait conforte confortee conforter confortera confortez congelant congelerion connectai connectaient connectais connectait connectat
connecte connectent connecter connectera connectez connectiez connection connecton conseille consentant consention consentiron consenton conserverion consonant construirion
construision contacta contacte contactee contaction contait contant contat conte contee contenais contenait contenion contentait contentant contentat contentee contentent
contenteron contentiez contenton conter conterait conterion conteront contestant contestee contestion conteston continuant continuion conton contournait contournat contra contracta
contracte contractee contracter contractez contraction contraint contrainte contrait contrant contrarie contrariee contrasta contrastai contrastaient contrastais contrastait
contrastat contrastent contraster contrastera contrastez contrastiez contraston contree contrer contrez contrista contriste contristee contrister contristez convenait convenant
convenion convertie coqua coquee coquer coquette coquez coquilla coquillai coquillais coquillait coquillant coquillat coquillee coquiller coquilleraient coquillez coquillon coquon
corder cornai cornaient cornais cornait corne cornee cornera cornez corse corser cosmetiqua cosmetiquai cosmetiquat cosmetiquee cosmetiquer cosmetiquez cosmetiquon cosse costuma
costumee costumer costumerai costumerais costumerait costumez cotat cotee coter cotez cotie cotion coucha couchee coucher coucherai coucherais coucherait coucheront couchez coude
coudre couille couiller couillera coulant coule couler coupa coupaient coupaille coupee coupella coupellai coupellat coupellee coupellent coupeller coupellez coupellon couper
couperont coupez couple courbe coure coursa coursee courser coursez court courue cousaient couse cousinai cousinaient cousinais cousinait cousinent cousiner cousinez coute couton
coutonant couve couvee couvent couver couvera couveriez couvrez couvrir coxat coxer coxon crache craillion craillon crain crame cramera cramion cramon crane cranon crapote craque
craquette cravata cravatee cravater cravatez crawle creai creaient creais creait creat crecha crecher crechez cree creee creer creez creiez crema cremer cremez crene crete crevassa
crevassai crevassat crevassee crevasser crevassez crevasson creve crie crise crochai crochaient crochais crochait crochat croche crochee crochent crocher crocheta crochete crochez
croie croire crois croisa croisee croiser croisez crollant croque crosse crotte crotton croyon cubee cuber cubez cueillera cuira cuire cuisina cuisinee cuisinent cuisiner cuisinera
cuisinerais cuisinerez cuisinez cuisiniez culbuta culbute culbuton culotta culottee culotter culottez cuvee cuver cuvez dalla dallee daller dallez debarbouillent debardent debarder
debardera debarquer debat debita debite deboition decala decale decernent declo decomption decora decorcion decordion decore decorerion decornion decourage decouragion decretion
decrottion decroution dedit defendaient defendais defendait defende defendent defendez defendiez defendre defendrez deferlent deferrent defit degerment degorgent deguisaient
deguiseront delaition delivrera demastique demerdent demergeant demergeat demergent demit demurgent denattion deneigent deneigion denervent denia denie denitrion densifion
dentelion deportion desertent desser dessina dessine destinion destituion destituon detectent detecter detectera deteignent detellent detendent detergeai detergeait detergeant
detergeat detergeon detergera deterrant deterrent detestent detordent devait deverguent deversent devet deviant devide devie deviee devine devint devire devise diapre diaprer
diffusent diffuser diffusera dinai dinaient dinais dinait diner dinez dispensai dispensaient dispensais dispensait dispensat dispense dispensee dispensent dispensera dispensez
dispensiez dispenson dispersee disperser dispersera dispersez divergent doigta doigte dole doler domestiqua domestiquai domestiquat domestiquee domestiquer domestiquez domestiquon
domicilia domicilie domina domine dominon donner doper dorai doraient dorais dorait dore doree dorera dorez dormi dormira dormis dormit dort doser dosiez doter dotiez doubla
doublee doubler doublez doucha douchee doucher douchez doucie douillai douillaient douillais douillait douillant douillat douille douillent douiller douillera douillez douilliez
douta doute drague draguee drapa drape drapee draper dravai dravais dravait dravee draver dravez drayee drayer dressa dressai dressaient dressais dressait dresse dressee dressent
dressera dressez dribbla dribblee dribbler dribblez drosser durer duveta duvete eboute ecale echappe echarne echarpa echarpee echarper echarpez echauffant eclaboussee eclabousser
eclaboussera eclabousserez ecope ecore ecoule ecourte ecouta ecoutee ecouter ecoutez ecroute ecule ecumer effiler egoutta egouttais egouttait egouttee egoutter egouttez egouttion
electrifie electrisa electrise electrisee elonge elongeant embate emboit emboua embouat emboue embouta emboute embouti embrase embut emmaillota emmaillotai emmaillotaient
emmaillotais emmaillotait emmaillotant emmaillotat emmaillote emmaillotee emmaillotent emmaillotera emmaillotez emmaillotiez emmailloton emoussant empaler empapilloter empilai
empilaient empilais empilait empile empilee empilera empilez empirer empreigne empreindre empreint encastelent encastraient encastreront enceindre enceint enceinta enceintai
enceintat enceintee enceinter enceintez enceinton encension enclot enfanta enfante enfilai enfilaient enfilais enfilait enfile enfilee enfilera enfilez enflant enfler enfourcha
enfourchai enfourchaient enfourchais enfourchait enfourchat enfourche enfourchee enfourchent enfourchera enfourchez enfourchiez enfourchon enfourner enfreinte engendre engendree
engendrer engendrez engravai engravaient engravais engravait engrave engravee engravent engraver engravera engravez engraviez ensiler entant entende entendiez entendion entendra
entendrai entendrez entendron entendue entenebre entoile entrainaient entraineront entrebaillee entrebaillent entrebailler entrebaillera entrebaillez entretailler enveloppait
enveloppant enveloppent epaissir epaissira epaissis epaissit epiais epicerais epicerait epiceriez epicerion epiler epileriez epineriez epongea epongee eponger epongerez epongez
epouillon epoussette epris epuceriez equilibra equilibrai equilibrat equilibree equilibrer equilibrez equilibron erre escalada escaladai escaladat escaladee escalader escaladez
escaladon escaloper essaie essuierai essuierais essuierait essuye etabla etablai etable etablie etablir etablis etablit etage etagee etager etagera etagerez etaie etais etala etale
etame etampe etaye etendre etiole etoila etoilee etoiler etoilez etoupillon eveille exagere extenuion externion fabrique fache fadion fais faisiez faite fanon farina farinee
fariner farinez faut fauton faxion felat fele fenestre fenetra fenetree fenetrer fenetrez ferle ferma fermee fermer fermez feront ferre fessa fessee fessent fesser fessez fessiez
fetai fetat fetee feter fetez feton feule feutra feutree feutrer feutrez fiait figer figura figuree figurer figurez filai filaient filais filait filat filee filent filer fileta
filete filez fixee fixer fixez flaire flane flanion flecha flechee flecher flecherait flechez flechi flechie fleura fleure fleuri flique flotter flouat flouer fluat fluer fluton
foire fonda fonde fondu font force foree forge forke forma formee former formez formola formole formulai formulat formulee formuler formulez fouir fouis fouit fourbe fourchent
fourra fourree fourrer fourrez fouton foutre fraie fraient fraisee fraiser fraisez frange fraye frete frime froidi froua frouat fuiton fumon fuson fuyon gagne gaina gainai
gainaient gainais gainait gainee gainer gainez gamine ganta gante garai garda gardant gardee gardent garder garderont gardez gardiennant gardon gare garee garnie garnir garnis
garnit gaspillon gatee gater gatez gaver gazee gazer gazez geigne geinte gene gener genon gitant glande glette glose godaillon gonder gorgea gorgee gorger gorgez gouacha gouachee
gouacher gouachez gouaillion gouaillon gouge gouger goupillai goupillant goupillat goupillee goupillent goupiller goupillez goupillion goure gouree gourer goutai goutaient goutais
goutait goute goutee goutera goutez gouttai gouttais gouttait goutter gouttez grandi grandie grandir grandis grattai grattaient grattais grattait gratte grattee grattera grattez
grava gravai gravaient gravais gravait gravee gravera gravez gravi gravie gravir greant grenaille grenouilla grenouillai grenouillat grenouillent grenouiller grenouillera
grenouillerai grenouillerez grenouilleron grenouillez grenouillon greve grever gribouille grifferez gronde grossissez grouillon groule groume groupa groupee grouper groupez gueai
gueaient gueais gueait gueant guee gueee gueer gueez gueiez guetra guetree guetrer guetrez guette guida guidee guider guideraient guidez guinde guipe habillais habillait habillant
habille habita habite hacha hachat hache halon hancha hanchee hancher hanchez handele hante hanter happer hardais harpais harper hater hatiez havant havent haver havir havit helat
heler herse historie historiee historier historiez historise hiverna hivernai hivernais hivernait hivernant hivernat hochai hochaient hochais hochait hochat hoche hochee hochent
hocher hochez houee houssa houssee housser houssez huila huilee huiler huilez humidifia humidifiai humidifiaient humidifiais humidifiait humidifiat humidifie humidifiee humidifient
humidifiera humidifiez humidifiiez humidifion hurle hydratait hydratant hydratent identifie illustra illustrai illustrat illustree illustrer illustrerion illustrez illustron imagea
imagee imager imagez imagiez imaginer imiterion inclina inclinee incliner inclinez induision infectent infestion infuseron infuson injectent insera inserat insere inspectent
instruisent instrumenta instrumente integrais integrait integrant intercale interpole interpose iodee jardina jardine jetee jeter jetez jette jeuna jeuner jeunez joggai joggaient
joggais joggait jogge joggera joggez jouai jouaient jouais jouait jouat jouee jouent jouera jouez jouir jouit joute jouter jumele jumelee kote koton laboura laboure labourion
lacant laie laient laina lainai lainaient lainais lainait lainee lainer lainez laissa laissee laisser laissez lamant lamee lamine lampa lampee lamper lamperait lampez lance lancer
langea langeai langeais langeait langee langera langez lapant lapine latter lavait lavat lavee lavent laver lavez layant lese lessiva lessivee lessiver lessivez lester levant liait
libere liege lient lifta lifte ligna lignai lignais lignait lignant lignee lignent ligner lignez liker limee limer limez lingea lingeait lingee linger lingerais lingerait lingez
liter literiez lition livra livree livrer livreraient livrerais livrerait livrerion livreron livreront livrez lobion lofion logion logue longe longee longer loquai loquaient
loquais loquait loquat loque loquee loquent loquer loquez lotiron louanger louion lovant lovee lover lovez lovion lugea luger lugez luncha lunche lustra lustree lustrer lustrez
lution lutter mache machicoton machina machinee machiner machinerai machinerais machinerait machinez machon machouilla machouillai machouillaient machouillais machouillait
machouillat machouille machouillee machouillent machouillera machouillez machouilliez machouillon macle macque macquee macquer macquez magasina magasine magnai magnaient magnais
magnait magnat magne magnee magnent magner magnetisa magnetise magnetisee magnez magouiller maillat maille maillon malte manage manager mande mander maneger mange mangea mangeai
mangeais mangeait mangee mangera mangez manie manier maniere manque maquai maque maquee maquer maquez marava marcha marchanda marchandai marchandat marchandee marchander marchandez
marchandon marcher marcheriez marchez marchon marger marie marne marque marquette marraient martela martelai martelaient martelais martelait martele martelee martelent martelera
martelez marteliez masqua masquee masquer masquerait masquez massicoton masson matche matchon matelassa matelassai matelassaient matelassais matelassait matelassat matelasser
matelassera matelassez matelasson mater matera maternais maternait materne maternee maternent materner maternera maternez materniez maternion maternisa maternisai maternisat
maternisee materniser maternisez maternison matie medailla medaillai medaillat medaillee medailler medaillez medaillon medicamenta medicamente mediraient medisaient meditai
meditaient melee meler melez menace menagea menagee menager menagez menai menaient menais menait mener menez mente meritai mettaient mettais mettait mettez meubla meublee meubler
meublez meugle meule minee mison mitai mitaient mitais mitait mitant mitat mite mitee mitent miter mitez mixer modelai modelaient modelais modelait modele modelee modelera modelez
moderer modernise modula modulee moduler modulez mofle moire moisa moisee moiser moisez moisi moisie moison moitai moite moiton moleton monitora monitore monton morde mordiez
mordillai mordillaient mordillais mordillait mordillat mordille mordillee mordillent mordillera mordillez mordilliez mordillon mordore mordra mordrez mordue morfle mornifler motton
moucha mouchee moucher moucherez moucheriez mouchetee moucheter mouchetez mouchetiez mouchette mouchez moudre moufla mouflee moufler mouflez moufte moufton moula moulee mouler
moulez moulina mouline moulion moulon moulu moulue mouron moussa moussait moussat mousser moussez mouvaient mouve mouvementa mouvemente mouveront mouvon muche murai murailler murat
musiqua musiquee musiquer musiquez musque musqueron mussant muton nais nait nappa nappee napper napperion napperont nappez nassee nattion nebulisai nebulisais nebulisait nebulisee
nebulisent nebuliser nebulisera nebulisez necessite nettoyait nettoyant nippe nippee nipperion nipperon nipperont nique nitration nocer nocez noircisson nolise nordisson nourririon
nourriron nourrissant nourrissez noyai noyat nuait nuis nuise observerion occultais occultait occultat occultent occurrant oeille oeiller oeuvre offrira offris offrit opacifier
organisai organisais organisait organisee organisent organiser organisera organisez organsiner origina originai originais originait originant originat osciller oscillez osiez otiez
ouata ouatee ouater ouatez oublia oublie outre ouvra ouvree ouvrer ouvrez ovulerion pacifiai pacifiaient pacifiais pacifiait pacifie pacifiee pacifient pacifiera pacifiez pacifiiez
pacque pagent paient pailla paillee pailler pailletee paillez paillon paisselle palie palote palpa palper paluche pament pamer panat panent paner paniez panifier panifiera panner
panniez panoramiqua panoramiquai panoramiquat panoramiquer panoramiquez panoramiquon panser pantelion pantelon pantoufla pantouflai pantouflat pantoufler pantouflez pantouflon
papillota papillote parade parant parat parcellant parcoure parcourt parcouru paree parer parez parfuma parfumai parfumaient parfumais parfumait parfume parfument parfumer
parfumera parfumez parfumiez paria parie parient parier parjure parla parle parlent parqua parquat parraina parraine parsa parse parsent partage parte partent parti parue parut
pastelle pastillon pastique pastiquer pastiquez pataugeat pataugent patentent patit patta pattee patter pattez pature paume pause pavent paye payent payer pedala pedaler pedalez
peigna peignee peigner peignez pein peina peinat peine peinee peinte peintura peinturai peinturat peinturee peinturer peinturez peinturon pelat pelee peler pelez pella pellee
peller pellez pelote pelucha pelucher pelucherait peluchez pend pendait pendent pendue pendula penduler pendulez pensant pense penseriez pepier perce perdant perde perimee perir
peris perit perla perlee perler perlez permanenta permanente permanentee permanenter permanentez persillon personnalisa personnalisai personnalisaient personnalisais personnalisait
personnalisat personnalisent personnalisera personnalisez personnalisiez personnalison pesee pesent peser pesez peste pester petait petat petillait petille petri petrifier petrit
phase photographia photographie piaille pianotant picotant picote picte piege piete piffer pigne pilant pilat piler pillai pille pillee piller pillez pilliez pillon pilota pilotant
pilotee piloter pilotez pinca pincee pincer pincez pinee pinte pioche pionce pipete pipetee piqua piquee piquer piquez pissotant pista pistee pister pistez pivotait pivotat pivote
pivotent placa placarda placarde placee placer placerait placez placotent plafonnee plafonner plafonnera plafonnez plafonniez plafonnion plagie plaida plaide plain plainai plainais
plainait plaine plainee plainer plainez plaint plainte plaire plais plait plana plancher planchez plane planee planer planifier planque planta plantee plantent planter plantez
plaqua plaquee plaquer plaquez plastifie plastiqua plastiquai plastiquat plastiquee plastiquer plastiquez plastiquon pleus pleut pliait pliat pliee plient plier pliez ploie
plongeais plongeait plongeat plongent plongerait plongeront ploque ployer pluche pluma plumee plumer plumez plus plut pocha pochee pocher pochez pognee poignaient poignais poignait
poigne poignez poile point pointillon poirotant poisser poli polie polis polit pommelais pommelait pommelant pommerait pompa pompee pomper pomperais pomperait pompez pompon ponce
pond pondant ponderiez pondre ponta ponte ponter pontillion pontillon poque porta portee porter portez posat pose poser positionna positionne positionnee positionnent positionner
positionnera positionnez positiver posta postai postaient postais postait postdatai postdatat poste postee postera postez poter poudra poudree poudrer poudrez pouffa pouffer
pouffez pourfendant pourrisson poussa poussai poussaient poussais poussait poussat poussee poussera poussez poutse poutser pouvon precharge prechauffe prenommais prenomme prenommee
prenon preparerion presenta presente presention pressant pressen pressent prestent preta pretant pretende pretendion pretendu pretent pretextion prevenion priant priat priee prient
prima prime prisa prisee prisent priser prisez prive produis produision produite professer professon projetion promenai promenaient promenais promenait promene promenee promenent
promenera promenez promeniez promettion prone prospection protegea protegee protegeon proteger protegerion protegeron protegez protegion proteiner proteinion protester protestion
proteston puant puce pucee puddla puddlee puddler puddlerait puddlez puise purge purgee purifiai purifiaient purifiais purifiait purifie purifiee purifient purifiera purifiez
purifiiez putrefier putte pyramida pyramidai pyramidat pyramider pyramidez pyramidon quarre quarriez quarte quotte quotton raccrocher racontent raconter racontera raille raina
raine raisonnee rallongee ramper ranconnee ranconner ranconnez randonnai randonnaient randonnais randonnait randonnat randonne randonnent randonner randonnera randonnez randonniez
randonnon rangeaient rangeront rapine rappellent raque rase ratele ratellent rationnee rauquer raye rebellant rebellent recepaient rechangea rechangee rechanger rechangez rechante
rechantee rechanter rechantez rechargea rechargee recharger rechargez rechauffa rechauffai rechauffat rechauffee rechauffer rechauffez rechauffon rechausser recidivent recitaient
recollent recopiant recopient recorda recorde recoud recriaient rectifient recueillaient recueillais recueillant recueillent recueillerai recueillerais recueillerait recueillez
recueilli recueillie recueilliez recueillir recueillis recueillit recueillon refila refile refis refit reflua reflue refrigera refrigerai refrigerais refrigerait refrigerat
refrigeree refrigerer refrigerez refrigeron refrisera refriserait refriserez refriseront rehaussee rehausser rehaussera rehaussez reifie reinsere rejette relaxa relaxe reliaient
remarque remarquee remarquer remarquez rembarque remette remmailloter remord remordue remorqua remorquai remorquat remorquee remorquer remorquez remorquon remparant rempilant
renfourcher reniaient reoperant repairant repar reparlent repechent rependent repensent repentent repercent reperdent repese repeuplent reposa reposee reposer reposez reposte
resilient respirais respirait respirat respirerion retende retendue retente retenu retenus retord retorque retorquee retorquer retorquez reveillait reveille reveillent revela
revele revenue reveuille reveulent rhume ridee rider rideron ridez ridion ridon rime rinca rincee rincer rincez robat robee rober robez robon rocquai rocquer rocquez romp rompaient
rompais rompait rompe rompez rompre rondi roquai roque roquer roquez rouee rouer rouez rouie roule roulotte roulottee roulotter roulottez roupillon routa routee router routez sabla
sablee sabler sablez sabre sache sachent sachez sacque sacre sais sait salat salee saler salez salie salive salon salue sangla sanglee sangler sanglez sape sapon saque sarte sarter
satine saucait sauce saure sauris saute sautee sauter sautez sauvee sauver sauvez sauvon savion scalpe scelle scratcha scratchait scratche scroller scrollera secha sechee secher
sechez secoua secoue secouer secoure secourt secouru securise securisee securiser securisez selle semat sente serance serialiser serie serra serree serrer serrez sert sertie serve
servie sevre shampooina shampooinai shampooinat shampooine shampooinee shampooiner shampooinez shampooinon shampouina shampouine shoota shootai shootais shootait shoote shootee
shooter shootez shorta shortai shortais shortait shorte shortee shorter shortez siegea sieger siegerais siegerait siegez siester silicona siliconai siliconat siliconee siliconer
siliconez siliconon singe skation skiat slice solde solvation sommeille songe sonre soquetion sort sortaient sortais sortait sorte sortez sorti sortiez sortir sortis sortit
souchette soucient soucier soule souler souliez soumis soupe souri sourie sourit soutenir soutient soutin souvenais souvenait souveniez souvenion souvien spirala spiraler spiralez
stabiliser stagne state stater staton statuion statuon stere sterilisa sterilisai sterilisaient sterilisais sterilisait sterilisat sterilise sterilisee sterilisent sterilisera
steriliserion sterilisez sterilisiez sterilison stocker structura structurai structuraient structurais structurait structurat structure structuree structurer structurera structurez
structuriez structuron suait subit sucee sucer sucez sucion sucotion sucra sucree sucrer sucrez sucrion suis superposa superposai superposat superposee superposer superposez
superposon supervise supporta supporte surcoller surexpose surgira surira suris surit surprendre surtaille surtendre surveilla surveillai surveillant surveillat surveillee
surveiller surveillez surveillon survendre survetaient suspection suspend suspende suspendez suspendiez suspendion suspendis suspendit suspendon suspendra suspendrai suspendrez
suspendrion suspendron suspendue suspendus sustention swinguent tabla tablai tablat tabler tablerait tablez tabliez tabule tacle tailla taillee tailler taillez taire tais taise
tait talle tapais tapi tapie tapir tapissais tapissait tapissera tapisserai tapisserais tapisserait tapisserez tapisseriez tapisserion tapisseron tapisson tapit taque taree tarer
tarie taris tartina tartinee tartiner tartinez tase tasee tassa tassee tasser tassez taupai taupee tauper taupez teignis teignit teille teint teinte telecommanda telecommandai
telecommandat telecommandee telecommander telecommandez telecommandon telephona telephonai telephonat telephonee telephoner telephonez telephonon tenais tend tende tendis tendue
tenta tentee tenter tenterait tentez tenu tenus ternis terra terrai terrais terrait testa teste tetai tetais tetait tetat tetee teter tetera tetez tetua tetue tient tigre tigrer
tigrerait tillait tille tinte tique tirai tiraient tirais tirait tiree tirera tirerait tirez tisana tisanee tisaner tisanez tisant tiser tissa titra titre titrer titrerait toilai
toilaient toilais toilait toilat toile toilee toilent toiler toiletta toilettai toilettat toilettee toiletter toilettez toiletton toilez toisa toisee toiser toisez tomer topai
topaient topais topait toper topez toque torcher toree tortillon tosse touat toucha touchai touchaient touchais touchait touche touchee touchera touchez toue touer toupillon tourbe
tourna tournee tourner tournez tracai tracaient tracais tracait tracer tracter traie traient traina trainai trainaient trainais trainait traine trainee trainera trainerai trainez
trais trait traiter transit transparu transparut transpira transpirat transpire transporta transporte transposa transposat transpose traquai traquee traquer traquez traversai
traversais traversait traversant traversat traversee traversent traverser traversez traversiez traversion traverson tressa tressee tressent tresser tresserait tressez triangula
triangule tricota tricotai tricotaient tricotais tricotait tricotent tricoter tricotera tricotez tricotiez triee trier trille trimai trimaient trimais trimait trimbale trime trimer
trimez trion tripla triplee tripler triplez tripote tripotee trique trolle troller trollez trotta trottee trotter trottez trottinent troua trouat trouer troussa troussai troussais
troussait troussee trousser troussera trousserai trousserion trousseron troussez trouver truque tubee tuber tubez tuent tute tutee unie unis vaguon vaille valide valisa valisee
valiser valisez valse vaque vehicula vehiculai vehiculat vehiculee vehiculer vehiculez vehiculon veille veler velon vend vendre venere ventousa ventousai ventousat ventousee
ventouser ventousez ventouson verge vermicule verra verrez verron verse vesse vessent vibrait vibrat vibrent videe vider videz vielle vient viole virant viser vison vitamina
vitaminai vitaminat vitaminee vitaminer vitaminez vitaminon vitrant voila voilee voiler voilerait voilez volai volaient volais volait volat volee volent voler voleta volete volez
volte voyagea voyager voyagez vrille zappe zippa zippee zipper zippez zuna zunat
`;

const forms: ReadonlySet<string> = new Set(FORMS.trim().split(/\s/));

/** True of a form of a French verb, folded and without its last s, that looks like a misspelt name of the field. */
export const isVerbForm = (word: string): boolean => forms.has(word);
