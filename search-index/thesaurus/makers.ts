import { fold } from '../text.ts';
import { conceptId } from './concept.ts';

/**
 * Well-known makers of things for children and their parents, with what each is known for, first things first. Few shops
 * sell them all: where a catalogue has nothing of one, what is nearest to it is shown and named as such. Names that are
 * words of French or first names ("joie", "nathan") are left out.
 */
const LINES = `
Chicco, Inglesina, Peg Perego, Quinny, Graco, Hauck, Kinderkraft, Lionelo, Bébécar, Bébé Confort, Britax Römer, Britax | poussette, siège auto, chaise haute
Bugaboo, Babyzen, Joolz, Mountain Buggy, Silver Cross, UPPAbaby, Easywalker, Greentom, Mutsy, Cosatto | poussette, porte-bébé
Cybex, Maxi-Cosi, Maxicosi, Recaro, Nuna, Axkid, BeSafe, Safety 1st, Swandoo, Avionaut | siège auto, coque auto, poussette
Stokke, Micuna, Childhome, Charlie Crane, Geuther | chaise haute, lit bébé, poussette
Sauthon, Candide, Red Castle, Aerosleep, Galipette, Vox | lit bébé, matelas, gigoteuse
Ergobaby, BabyBjörn, Manduca, Tula, Love Radius, Lillebaby, Neobulle, Boba Wrap | porte-bébé, écharpe de portage
Babymoov, Badabulle, Béaba, Tinéo, BabyMoov Nutribaby | robot bébé, babyphone, chauffe-biberon, transat
Motorola, Nanit, Withings | babyphone
Momcozy, Elvie Pump | tire-lait, coussinet d’allaitement
Tommee Tippee, Philips Avent, Dr Brown’s, Dr Browns, Dodie, Suavinex, Tigex, Luc et Léa, Nuby, Difrax, Hevea | biberon, sucette
Joone, Love and Green, Love & Green, Tidoo, Lotus Baby | couche, lingettes
Mustela, Biolane, Klorane, Uriage, Weleda, Bioderma, Avène, Bepanthen, Mitosyl, Gifrer | soin bébé, crème de change
Petit Bateau, Jacadi, Vertbaudet, Obaïbi, Okaïdi, Catimini, Absorba, Cyrillus, Bonpoint, Sergent Major, Tape à l’œil, Natalys, Du Pareil au Même, Kiabi | body, pyjama, robe, pantalon
Moulin Roty, Lilliputiens, Trousselier, Lässig, Done by Deer | doudou, peluche, jouet
Vulli, Fisher-Price, VTech, Lamaze, Infantino, Taf Toys, Bright Starts, Oball, Tiny Love, Skip Hop, Ludi | jouet, arche d’éveil, tapis d’éveil, hochet
Lego, Smoby, Janod, Djeco, Hape, Goula, Vilac, Clementoni | jeu de construction, puzzle, jouet, jeu d’imitation
Corolle, Barbie | poupée
Tonies, Toniebox, Lunii, Yoto | conteuse d’histoires
Babyzen Yoyo, Yoyo Babyzen, Babyzen Yoyo2, Yoyo Stokke, GB Pockit, Bugaboo Butterfly, Cybex Libelle, Cybex Coya | poussette compacte, poussette canne, poussette
Thule, Thule Chariot, Thule Urban Glide | poussette de course, poussette tout-terrain, porte-bébé dorsal
Doona, Cybex Cloud, Maxi-Cosi Pebble, Maxi-Cosi Cabriofix, Pebble 360, Nuna Pipa, BeSafe Izi Go | coque auto, siège auto
Joie i-Spin, Cybex Sirona, Maxi-Cosi Pearl, Maxi-Cosi Mica, Britax Dualfix, Axkid Minikid | siège auto pivotant, siège auto dos à la route, siège auto
Jané, Foppapedretti, Brevi, Nania, Renolux, Team Tex | siège auto, poussette, chaise haute
Tripp Trapp, Stokke Tripp Trapp, Evomove Nomi, Badabulle évolutive, Geuther Tamino | chaise haute évolutive, chaise haute
Sleepyhead, DockATot, Doomoo, Doomoo Cocoon | réducteur de lit, coussin relax, coussin d’allaitement
Chicco Next2Me, Next2Me, SnüzPod, Snuzpod, Babybay | cododo, berceau
Babymoov Lovenest, Lovenest | coussin anti tête plate, coussin relax
Sophie la girafe, Matchstick Monkey | anneau de dentition, hochet, jouet
Lego Duplo, Duplo, Lego, Kapla, Magna-Tiles, Magna Tiles, SmartMax, Mega Bloks, Clementoni Clemmy, Geomag, Plus-Plus | jeu de construction, jouet d’empilage, jouet
Playmobil, Playmobil 123, Schleich, Smoby, Kidkraft | jeu d’imitation, jouet
Ravensburger, Haba, Orchard Toys, Gigamic | jeu de société, puzzle
Grimm’s, Grapat, Plan Toys, Hape, Goki | jouet en bois, jouet d’empilage
Angelcare, Owlet, Snuza, Babysense, Nanit Breathing | moniteur de respiration, babyphone
Hatch Rest, Dreamegg, Dodow, Myhummy, Zazu | bruit blanc, veilleuse
Pabobo, Kid’Sleep, Kidsleep, Claessens Kids, Moonie | veilleuse, réveil éducatif
Tonies, Toniebox, Lunii, Ma fabrique à histoires, Yoto, Bookinou | conteuse d’histoires
Jellycat, Steiff | peluche, doudou
Kaloo, Noukie’s, Noukies, Nattou, Doudou et Compagnie, Histoire d’ours, Babynat, Fehn | doudou, peluche, peluche musicale
Medela, Elvie, Spectra, Momcozy | tire-lait
Lansinoh, Purelan, Silverette, Multi-Mam | crème d’allaitement, coussinet d’allaitement
Bibs, NUK, MAM, Hevea, Frigg, Natursutten, Philips Soothie | sucette, biberon
Pampers, Huggies, Pampers Baby Dry, Pampers Harmonie, Lillydoo, Rascals, Bambo Nature | couche
Bambino Mio, Close Pop-in, Bumgenius, Popolini, Totsbots | couche lavable
Diaper Genie, Tommee Tippee Sangenic, Sangenic, Angelcare Dress-Up, Korbell | poubelle à couches
Ergobaby Omni, Babybjorn Mini, BabyBjörn Move, Studio Romeo, Je porte mon bébé, JPMBB | porte-bébé physiologique, écharpe de portage, porte-bébé
Deuter Kid Comfort, Osprey Poco, Vaude Shuttle, Littlelife | porte-bébé dorsal
Babycook, Béaba Babycook, Nutribaby, Philips Avent cuiseur, Baby Chef | robot bébé
Mouche-bébé Physiomer, Physiomer, Nosiboo, Nosefrida, NoseFrida, Rinolina, Otrivin | mouche-bébé
Thermoflash, Braun Thermoscan, Thermoscan, Thermoval, Visiomed | thermomètre
Squiz, Gourdinette | gourde à compote
Lassig, 24Bottles, Klean Kanteen, Sigg, Qwetch, Monbento | gourde, boîte à goûter
Aden and Anais, Aden + Anais, Mushie | lange, emmaillotage
Love to Dream, Woolino, Grobag, Gro Company, Ergopouch, Tommee Tippee Grobag, Slumbersac | gigoteuse, emmaillotage
Robeez, Tichoups, Bobux, Babybotte, Kickers, Bisgaard, Minifeet | chaussons en cuir, chaussures
Crocs | bottes de pluie, sandales
Ki et La, Kietla, Izipizi, Babiators, Mokki | lunettes de soleil
Reima, Mikk-Line, Polarn O. Pyret | combi-pilote, combinaison de pluie
Banz, Alpine Muffy, Em’s 4 Kids | casque anti-bruit
Puky, Wishbone, Strider, Woom, Kettler, Banwood | draisienne, tricycle
Wheely Bug, Wheelybug, Italtrike, Radio Flyer | porteur, chariot de marche
Pikler, Triangle de Pikler, Etsu | arche de motricité
Dockabot, Guidecraft, Fitwood | tour d’observation
Trunki, Samsonite, Lässig Mini | valise enfant, sac à dos enfant
`;

export interface Maker {
  name: string;
  /** Ids of what it is known for. */
  things: readonly string[];
}

/** One word, however a name is parted and written. */
export const joinedName = (words: string): string => fold(words).replaceAll(/[^\p{L}\d]+/gu, '');

const parted = (text: string) => text.split(',').map((one) => one.trim());

function makersOf(lines: string): ReadonlyMap<string, Maker> {
  const makers = new Map<string, Maker>();
  for (const line of lines.trim().split('\n')) {
    const [names = '', things = ''] = line.split(' |');
    for (const name of parted(names))
      makers.set(joinedName(name), { name, things: parted(things).map(conceptId) });
  }
  return makers;
}

/** Makers by their joined names. */
export const MAKERS = makersOf(LINES);
