import { fold } from '../text.ts';
import { conceptId } from './concept.ts';

/**
 * Well-known makers of things for children and their parents, with what each is known for, first things first. Few shops
 * sell them all: where a catalogue has nothing of one, what is nearest to it is shown and named as such. Names that are
 * words of French or first names ("joie", "nathan") are left out.
 */
const LINES = `
Chicco, Inglesina, Peg Perego, Quinny, Graco, Hauck, Kinderkraft, Lionelo, Bébécar, Bébé Confort, Britax Römer, Britax | poussette, siège auto, chaise haute
Bugaboo, Babyzen, Babyzen Yoyo, Joolz, Mountain Buggy, Thule, Silver Cross, UPPAbaby, Easywalker, Greentom, Mutsy, Cosatto | poussette, porte-bébé
Cybex, Maxi-Cosi, Maxicosi, Recaro, Nuna, Axkid, BeSafe, Safety 1st, Swandoo, Avionaut | siège auto, coque auto, poussette
Stokke, Tripp Trapp, Micuna, Childhome, Charlie Crane, Geuther | chaise haute, lit bébé, poussette
Sauthon, Candide, Red Castle, Aerosleep, Galipette, Vox | lit bébé, matelas, gigoteuse
Ergobaby, BabyBjörn, Manduca, Tula, Love Radius, Lillebaby, Neobulle, Boba Wrap | porte-bébé, écharpe de portage
Babymoov, Badabulle, Béaba, Tinéo, BabyMoov Nutribaby | robot bébé, babyphone, chauffe-biberon, transat
Angelcare, Motorola, Nanit, Owlet, Withings | babyphone
Medela, Lansinoh, Momcozy, Elvie Pump | tire-lait, coussinet d’allaitement
Tommee Tippee, Philips Avent, Dr Brown’s, Dr Browns, Dodie, Suavinex, Tigex, NUK, Luc et Léa, Nuby, Difrax, Bibs, Hevea | biberon, sucette
Pampers, Huggies, Joone, Love and Green, Love & Green, Tidoo, Lotus Baby | couche, lingettes
Mustela, Biolane, Klorane, Uriage, Weleda, Bioderma, Avène, Bepanthen, Mitosyl, Gifrer | soin bébé, crème de change
Petit Bateau, Jacadi, Vertbaudet, Obaïbi, Okaïdi, Catimini, Absorba, Cyrillus, Bonpoint, Sergent Major, Tape à l’œil, Natalys, Du Pareil au Même, Kiabi | body, pyjama, robe, pantalon
Noukie’s, Noukies, Kaloo, Nattou, Moulin Roty, Doudou et Compagnie, Lilliputiens, Jellycat, Trousselier, Lässig, Done by Deer | doudou, peluche, jouet
Vulli, Sophie la girafe, Fisher-Price, VTech, Lamaze, Infantino, Taf Toys, Bright Starts, Oball, Tiny Love, Skip Hop, Ludi | jouet, arche d’éveil, tapis d’éveil, hochet
Lego, Lego Duplo, Duplo, Playmobil, Smoby, Janod, Djeco, Hape, Ravensburger, Goula, Vilac, Clementoni | jeu de construction, puzzle, jouet, jeu d’imitation
Corolle, Barbie | poupée
Tonies, Toniebox, Lunii, Yoto | conteuse d’histoires
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
    const [names = '', things = ''] = line.split('|');
    for (const name of parted(names))
      makers.set(joinedName(name), { name, things: parted(things).map(conceptId) });
  }
  return makers;
}

/** Makers by their joined names. */
export const MAKERS = makersOf(LINES);
