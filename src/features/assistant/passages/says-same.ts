/**
 * Words of people and the words that pages say it with, folded and in the singular: a passage that has one of the second
 * is nearly as good. Each line is read from left to right.
 */
const LINES = `
papa, pere, conjoint, compagnon, mari: paternite, second
maman, mere: maternite
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
habiller: body, vetement, habiller
pointure, taille: taille
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
delai, duree, longtemps: delai, duree, jour
obligatoire, oblige, obligation: obligatoire
rang, classement, populaire, mode, tendance: donne, prenom, rang
peridurale, anesthesiste: anesthesie
sexe: sexe
monter, fratrie, aine: aine
creche, nounou, garde, assmat, assistante: garde, creche, maternelle
remercier, merci: remercier
annoncer, annonce: annoncer, partager
impot, fiscal: impot
anonyme, anonymement: anonyme
carte, bancaire, cb: carte
tabac, fumer, cigarette: tabac
ventre, dos, cote: dos, ventre
`;

const meant = new Map<string, readonly string[]>();
for (const line of LINES.trim().split('\n')) {
  const [asked = '', said = ''] = line.split(':');
  const words = said.split(',').map((word) => word.trim());
  for (const one of asked.split(',')) meant.set(one.trim(), words);
}

/** Other words by which pages say what this one asks; none when it stands for itself alone. */
export const alsoSaid = (word: string): readonly string[] => meant.get(word) ?? [];
