import { familyOf } from './words.ts';

/**
 * Words of people and the words that pages say it with, folded and in the singular: a passage that has one of the second
 * is nearly as good. Each line is read from left to right; the lines of one word add to each other.
 */
const LINES = `
papa, pere, conjoint, compagnon, mari: paternite, second
maman, mere, mat: maternite
3eme, 3: troisieme, 3e
2eme, 2: deuxieme, 2e
5: cinq
deuxieme parent, autre parent, coparent: second, paternite
dpa: accouchement
terme: accouchement, date
accoucher, accouche, accouchement: naissance, accouchement, maternite
sa, amenorrhee: semaine, amenorrhee
enceinte: grossesse
echo: echographie
rdv: rendez, consultation
gyneco: consultation, medecin
sage: sage
cesar: cesarienne
mdp: passe
effacer, virer, enlever, fermer, cloturer: supprimer
resilier: supprimer
annuler: annuler, liberer
cout, coute, couter, prix, tarif, payant, cher, gratuit, gratuite: frais, gratuit, gratuite, coute, budget, prix
sous, argent, fric, thune, euro: cagnotte, argent, montant
recuperer, encaisser, virement, retrait: retirer, retrait, virement
versement, participation, don, donner: participation, participer, montant
participer: participation
cadeau, offrir: cadeau, offrir, reserver
cacher, invisible, secret, secrete, prive, privee: visible, prive, privee, anonyme
voir, visible: voir, visible
invite, proche, famille, ami, copine, copain: proche
dodo, dormir, sommeil, couchage, nuit: sommeil, dormir, lit
couette, couverture, oreiller, doudou, peluche, tour: couverture, couette, oreiller, lit
temperature, chauffer, degre: temperature, chambre
turbulette, gigoteuse: gigoteuse
carrosse, buggy, landau: poussette
cosy, coque, isofix: siege, auto
voiture: auto, voiture
lait, teter, tetee, sein: allaitement, lait, sein
biberon, bib: biberon
steriliser, sterilisateur: steriliser, sterilisateur, laver
tirelait, tire: tire, lait
vetement, habit, fringue, layette: vetement, taille, body
ramener, amener, emmener, emporter, prendre: apporter, emporter, emmener
2e, second, seconde: deuxieme
1er, 1ere: premier, premiere
3e: troisieme
4e: quatrieme
habiller: body, vetement, habiller
occasion, occaz, seconde, vinted, leboncoin: occasion
vaccin, vaccination, vacciner, piqure: vaccin, vaccinal, vaccination
pese, peser, poids, pesee: poids, peser, pese
mesurer, grandeur, croissance: taille, croissance
mairie, etat, civil: mairie, declaration
caf, allocation, aide, prime: caf, aide, prime
boulot, travail, taf, bosser, job: travail, employeur
patron, employeur, rh, boss: employeur
salaire, paye, paie, indemnise, remunere, indemnite: indemnite, salaire, paye
arret: arret, conge
conge: conge
malade, maladie, gastro, fievre: malade
jumeau, jumelle: jumeau, multiple
sac, valise, hopital, clinique: valise, maternite
papier, document, paperasse: papier, document, piece
nom: nom
ovulation, fertile, fecondite, ovuler: ovulation, fertilite
tomber enceinte: ovulation, fertilite
signe, horoscope, astro, astrologie: signe, chinois
pdf, imprimer, papier: imprimer, exporter
excel, csv, telecharger, exporter: exporter
qr: qr
donnee, rgpd, vie: donnee, confidentialite
remboursement, rembourse, rembourser: rembourser, remboursement
retour, renvoyer, retourner, retractation: retractation, avis, renvoyer
livraison, livrer, colis, expedition: livraison, colis
casse, panne, defaut, garantie: garantie, conformite, vice
contacter, joindre, ecrire, mail, telephone, appeler: ecrire, contact
pseudo, compte, profil: compte
inscription, inscrire: compte, inscription
lien, url, adresse, partager, envoyer: lien, adresse, partager
delai, longtemps: delai, duree, jour
duree: duree, jour
obligatoire, oblige, obligation: obligatoire
rang, classement, populaire, mode, tendance: donne, prenom, rang
peridurale, anesthesiste: anesthesie
sexe: sexe
monter, fratrie, aine: aine
creche, nounou, garde, assmat, assistante: garde, creche, maternelle
remercier, merci: remercier
annoncer, annonce: annoncer, partager
impot, fiscal, imposable, fiscalite: impot
aveugle, handicap, malvoyant, sourd, handicape: accessibilite, accessible
sponsorise, sponsor, pub, publicite, partenariat: produit, marque, redaction
age, minimum, mineur: age, majeur
moyen, paypal, paiement, payer: carte, paiement, payer, bancaire
magasin, amazon, vertbaudet, boutique: boutique, site
endormi, endort: dormir
rate, retard, oublie: delai, passe, retard, oublie
contre, reference: reference
anonyme, anonymement: anonyme
perdu, perdre, retrouver, reinitialiser: oublie, passe
connexion, connecter, login, identifiant: compte, passe, session
modifier, changer, corriger, rectifier: modifier, corriger, changer
fermer, desactiver, passer, couper, stopper: desactiver, supprimer, passer
couple, deux, coparent, conjoint, ensemble, pacse: parent, deux, partager
partage, envoi, diffuser, communiquer: partager, lien
achete, acheter, commande, commander: achete, acheter, commander
payer, regler, reglement, paiement: payer, carte, paiement
mini, max, maximum, plafond, limite: montant, limite
somme, montant, combien: montant, donner
commission, pourcentage, prelever, preleve: frais
prolonger, rallonger: prolonger, duree
liberer, abandonner, renoncer: liberer, annuler
bon, ordinateur, ticket, facture: facture, recu, justificatif
preuve, justificatif, recu: justificatif, recu
regler, parametre, reglage, option: reglage
telephone, mobile, appli, application: navigateur
neuf, neuve: neuf, occasion
fabriquer, service, aide, coup: libre, menage, garde
repas, plat: plat, menage
chien, chat, animal: chat
hebergeur, hebergement, serveur, heberge: hebergeur, hebergement
proprietaire, editeur, societe, entreprise, responsable: editeur, derriere
plainte, reclamation, litige, conflit, probleme: reclamation, litige, mediateur
erreur, faute, coquille, fausse: erreur, faute, corriger
source, fiable, verifie, serieux: source, charte
minimale, essentiel, indispensable, vital, minimum: indispensable, minimal, essentiel
etiquette, norme, homologue, homologation: etiquette, norme
accident, choc: accident, choc
frigo, refrigerateur, congelateur, conserver, conservation: conserver, refrigerateur, lait
chauffer, rechauffer, chauffe: chauffer, chauffe
louer, location: loue, louer
homme, conjoint, accompagnant: accompagnant, pere
position, coucher, couche, allonge: dos, dormir, sommeil
parent, chambre: chambre
cododo: lit, chambre, partage, matelas
plat, plate, plagiocephalie: plate, tete
nid, reducteur, cale: reducteur, cale, lit
sang, toxo, toxoplasmose, analyse: analyse, toxoplasmose, sang
trisomie, depistage: depistage, trisomie
medecin, toubib, obstetricien: medecin, sage
rembourse, remboursement, charge, mutuelle, secu: charge, mutuelle, rembourser, assurance
cours, preparation, seance: preparation, seance
loi, legal, droit, interdit, autorise: loi, droit, interdit
refuser, refus, interdire, rejeter: refuser, refus, interet
tirait, composer, compose: compose, trait
nombre, plusieurs: plusieurs
orthographe, accent, trema: accent, trema
chaussure, chausson: chaussure, chausson
hiver, froid, neige: hiver, froid
ete, chaleur, canicule: ete, chaud, chaleur
pyjama, body, brassiere: body, pyjama
collegue, travail: collegue
separe, divorce, recompose: separe
faire, part: faire, part
double, doublon: double
grand, mamie, papi: grand, parent
clinique, maternite, hopital: maternite, valise
sortie, retour, rentrer: retour, sortie
prema, premature, avance: avance, premature
reporter, decaler, repousser: reporter, report
fractionner, decouper, couper, morceau: periode, decoupe, fois
fonctionnaire, independante, auto, chomage: independant, fonctionnaire
cdd, salarie, licencier, licenciement: licenciement, employeur
livret, famille: livret
filiation, reconnaitre, reconnaissance, marie: reconnaissance, marie
patronyme, accoler, accole: nom, famille
acte, extrait, copie: acte, extrait
vitale, secu, securite: vitale, assurance, maladie
examen, visite, controle: examen, visite
cnil, personnel, personnelle: donnee, personnelle
consentement, traceur, pistage, pub: cookie, audience
malentendant, lecteur, ecran: accessibilite, accessible
majeur, ans: majeur, age
expedie, recevoir, arrive, arrivee: livraison, delai
defectueux, casse, panne, marche: conformite, garantie, vice
reparer, reparation, echanger: garantie, conformite, reparation
formulaire, modele: formulaire, type
identite, verification, piece: identite, verification
echec, echouer, refuse, rate: echoue, echec
prelevement, debit, debiter: prelevement, debite
date, programmer, programmee, planifier: date, programme
multiple, triple, triplet: multiple, jumeau
carte, bancaire, cb: carte
tabac, fumer, cigarette: tabac
ventre, dos, cote: dos, ventre
desister, desiste: annuler, liberer
assiette, puree, compote, solide: diversification, aliment, cuillere
sieste, rendormir: sommeil, dormir
coucher: dormir, lit
triste, tristesse, deprime, deprimee, cafard, angoisse, pleurer, pleure: blues, depression, tristesse
nourrice, nounou: assistante, maternelle, garde
pediatre, generaliste, docteur: medecin, examen
puericultrice: pmi, puericultrice
peindre, repeindre, repeint, peinture, travaux: peinture, peindre, air
odeur, sentir, sent: air, polluer
trajet, route: trajet, voiture
passeport: passeport, identite
etranger, vacance, voyage: voyager, passeport, papier
radin, gene, impoli, malpoli, vexer, vexe, froisser, blesser: gener
venir, visite, visiteur: visite
sorti, sortis, sortir: sortie
ailleur: boutique, site
pat: paternite
recoit, recois, recoivent, recu: recevoir
reconnue, reconnu: reconnaitre, reconnaissance
previens, previent: prevenir
pma, donneur, donneuse: procreation, donneur
refuse, refus: place
mater: maternite
loupe, louper, rate: manque, passe
recrache, recracher: refuse, grimace
coule, rhume, enrhume: rhume, enrhume
instagram, facebook, tiktok, photo: photographie, image
amande, soja, avoine: boisson, vegetal
salle, local, frigo: local, salle
documents, document: papier, apporter
oeuf, arachide, gluten, ble, poisson: allergene, diversification
hamac: siege, assis
mari, femme, epoux, epouse, conjoint, compagne, compagnon, moitie: co, conjoint
payer, payant, payante: gratuit, gratuite
`;

const meant = new Map<string, readonly string[]>();
for (const line of LINES.trim().split('\n')) {
  const [asked = '', said = ''] = line.split(':');
  const words = said.split(',').map((word) => word.trim());
  for (const one of asked.split(',')) {
    const word = one.trim();
    meant.set(word, [...new Set([...(meant.get(word) ?? []), ...words])]);
  }
}

/** The same for other forms of a word: "débités" as "débiter". Of two words of one family, the first line counts. */
const meantByFamily = new Map<string, readonly string[]>();
for (const [word, words] of meant) {
  const family = familyOf(word);
  if (!meantByFamily.has(family)) meantByFamily.set(family, words);
}

/** Other words by which pages say what this one asks; none when it stands for itself alone. */
export const alsoSaid = (word: string): readonly string[] =>
  meant.get(word) ?? meantByFamily.get(familyOf(word)) ?? [];

/** Things said in several small words, each with the one word of our pages for it. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  // Asked of anything.
  [
    /\b(?:ai|as|a|avons|avez|ont|avoir|aurait?|aura|auront|ouvre)(?:[ -](?:je|tu|il|elle|on|t[ -]il|t[ -]elle|t[ -]on))? (?:le )?droit(?: (?:a|au|aux|de|d|du))?\b/g,
    'des',
  ],
  // Nobody leaves.
  [/\ba partir (?:de|d|du|des)\b/g, 'des'],
  [/\b(?:pas|plus|jamais|arrive\w* (?:pas|plus))\b(?: \w+)? (?:se mettre )?d[ ’']accord\b/g, 'desaccord'],
  [/\bse mettre d[ ’']accord\b/g, 'desaccord'],
  [/\b(?:ma boite|mon chef|ma chef|ma cheffe|mon patron|mon boss|mon superieur)\b/g, 'employeur'],
  // So many people are several.
  [
    /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|\d{1,2}) (?:copine|copain|ami|amie|collegue|cousin|cousine|personne|invite|proche)s\b/g,
    'plusieurs proches',
  ],
  [/\b(?:le )?bon coin\b|\b(?:seconde|deuxieme) main\b/g, 'occasion'],
  // Money that was given is taken out of the pot.
  [/\btouch\w+ (?:(?:l|mon|son|notre|cet) ?['’ ]?)?(?:argent|sous|fric|thunes?)\b/g, 'retirer cagnotte'],
  [/\bargent (?:des|de nos|de mes|des nos) (?:cadeaux?|proches|invites|amis)\b/g, 'cagnotte'],
  [/\bau bout de combien(?: de (?:jours?|temps|semaines?))?\b/g, 'delai'],
  [/\bchez le (?:medecin|pediatre|docteur|generaliste)\b/g, 'examen medecin'],
  [/\bpost natal/g, 'postnatal'],
  [/\bpremiers? repas\b/g, 'diversification'],
  [/\bsans qu ?['’]?(?:on|il|elle|ils|elles) (?:le )?sach\w+(?: (?:que c est|qui).*)?/g, 'anonyme'],
  [/\b(?:comment|ca|cela) (?:ca |cela )?marche\b/g, 'comment'],
  [/\bdepass\w*\b|\bhors delai\b/g, 'delai passe'],
  [/\b(?:deux|2|plusieurs) fois (?:la|le|les) memes?(?: choses?| cadeaux?)?\b/g, 'doublon'],
];

/** A folded question, with what it says in several words in one. */
export const inOneWord = (question: string): string =>
  PHRASES.reduce((text, [said, word]) => text.replace(said, ` ${word} `), question);
