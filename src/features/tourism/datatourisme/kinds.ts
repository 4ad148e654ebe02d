import type { OutingKind } from '../outing.ts';
import type { Poi } from './poi.ts';

/** Which classes of the ontology are of which kind; the first kind that has one wins. */
const PLACES: readonly [OutingKind, readonly string[]][] = [
  ['zoo', ['ZooAnimalPark', 'Zoo', 'VivariumAquarium', 'Aquarium', 'AnimalPark']],
  ['farm', ['TeachingFarm', 'EducationalFarm']],
  [
    'leisure',
    ['ThemePark', 'AmusementPark', 'AdventurePark', 'LeisureComplex', 'MiniGolf', 'IceSkatingRink'],
  ],
  ['play', ['PlayArea', 'Playground']],
  ['water', ['Beach', 'SwimmingPool', 'BathingArea', 'AquaticCentre', 'WaterPark']],
  ['ride', ['TouristTrain', 'SightseeingBoat']],
  ['museum', ['Museum', 'InterpretationCentre', 'ScienceCentre', 'Planetarium']],
  ['castle', ['Castle', 'FortifiedCastle', 'CastleAndPrestigeMansion']],
  ['park', ['ParkAndGarden', 'Park', 'Garden', 'NaturalPark', 'PicnicArea']],
  ['nature', ['EducationalTrail', 'Waterfall', 'Lake', 'PointOfView', 'CaveSinkholeOrAven', 'Forest']],
];
/** Events made for children, and those that are when they say so. */
const FOR_CHILDREN = new Set(['ChildrensEvent', 'CircusEvent', 'Carnival', 'PuppetShow']);
const FOR_ALL = new Set([
  ...['EntertainmentAndEvent', 'TheaterEvent', 'ShowEvent', 'Exhibition', 'LocalAnimation', 'Workshop'],
  ...[
    'Festival',
    'CulturalEvent',
    'OpenDay',
    'Parade',
    'Game',
    'TraditionalCelebration',
    'Reading',
    'ScreeningEvent',
  ],
]);
const NOT_FOR_CHILDREN = new Set(['BusinessEvent', 'Conference', 'Congress', 'TradeFair', 'Seminar']);
const SAYS_SO =
  /\b(enfants?|famille|familial|familiale|jeune public|tout[- ]petits?|b[ée]b[ée]s?|marionnettes?|contes?)\b/i;

/** Sleeping, eating and buying are no outings, whatever else the object is. */
const NEVER = new Set([
  ...['Accommodation', 'LodgingBusiness', 'FoodEstablishment', 'Restaurant', 'Store', 'Product', 'Transport'],
  ...['BarOrPub', 'Cabaret', 'Casino', 'NightClub', 'WineCellar', 'TastingProvider'],
]);

/** Finds the kind of family outing an object is; null when it is none. */
export function outingKind({
  types,
  name,
  description,
}: Pick<Poi, 'types' | 'name' | 'description'>): OutingKind | null {
  const has = (classes: { has(type: string): boolean }) => types.some((type) => classes.has(type));
  if (has(NEVER)) return null;
  if (has(FOR_CHILDREN)) return 'event';
  if (types.includes('EntertainmentAndEvent') || types.includes('Event'))
    return !has(NOT_FOR_CHILDREN) && has(FOR_ALL) && SAYS_SO.test(`${name} ${description}`) ? 'event' : null;
  return PLACES.find(([, classes]) => has(new Set(classes)))?.[0] ?? null;
}
