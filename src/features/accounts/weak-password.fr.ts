/** Why a password is refused: the reasons in `fields.weak` of a `password_weak`. */
export type Weakness =
  | 'leaked'
  | 'common'
  | 'word'
  | 'name'
  | 'personal'
  | 'sequence'
  | 'keyboard'
  | 'repeat'
  | 'date'
  | 'guessable';

/** Next to the field: what is wrong, then what to do. */
export const weaknessFr: Record<Weakness, string> = {
  leaked: 'Ce mot de passe est trop connu : il figure dans des listes volées.',
  common: 'C’est un mot de passe que beaucoup de gens choisissent.',
  word: 'Un mot courant, même suivi de chiffres, se devine vite.',
  name: 'Un prénom, même suivi de chiffres, se devine vite.',
  personal: 'Il ressemble trop à votre adresse, à votre nom ou au nom du site.',
  sequence: 'Une suite de lettres ou de chiffres se devine tout de suite.',
  keyboard: 'Des touches voisines du clavier se devinent tout de suite.',
  repeat: 'Les mêmes caractères y reviennent trop.',
  date: 'Une date ou une année se devine vite.',
  guessable: 'Il se devine trop vite.',
};

export const betterFr = 'Essayez une courte phrase bien à vous.';
