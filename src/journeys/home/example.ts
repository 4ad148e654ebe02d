/** The content of the home page's drawn list: a real public list when there is one, else this sketch. */
export interface ExampleList {
  /** Null: a drawing, not a link. */
  href: string | null;
  title: string;
  gifts: readonly ExampleGift[];
  cagnotte: { collected: number; goal: number } | null;
}

export interface ExampleGift {
  name: string;
  /** Cents. */
  price: number | null;
  image: string | null;
  classification: string;
  state: 'available' | 'reserved' | 'bought';
}

export const SKETCH: ExampleList = {
  href: null,
  title: 'La liste de Louise et Karim',
  gifts: [
    { name: 'Berceau cododo', price: 18900, image: null, classification: 'Sommeil', state: 'bought' },
    {
      name: 'Poussette compacte',
      price: 34900,
      image: null,
      classification: 'Promenade',
      state: 'available',
    },
    {
      name: 'Bodies en coton, lot de cinq',
      price: 2450,
      image: null,
      classification: 'Vêtements',
      state: 'reserved',
    },
  ],
  cagnotte: { collected: 32000, goal: 80000 },
};
