/** The ground of one map: metropolitan France with Corsica, or one overseas department. */
export type TerritoryCode = 'metropole' | '971' | '972' | '973' | '974' | '976';

interface Frame {
  north: number;
  west: number;
  /** Map units a degree of latitude. */
  scale: number;
  midLatitude: number;
}

const FRAMES: Record<TerritoryCode, Frame> = {
  metropole: { north: 51.25, west: -5.3, scale: 9.6, midLatitude: 46.5 },
  '971': { north: 16.56, west: -61.86, scale: 110, midLatitude: 16.2 },
  '972': { north: 14.92, west: -61.27, scale: 180, midLatitude: 14.65 },
  '973': { north: 5.95, west: -54.7, scale: 24, midLatitude: 4.5 },
  '974': { north: -20.83, west: 55.18, scale: 150, midLatitude: -21.1 },
  '976': { north: -12.6, west: 45.0, scale: 240, midLatitude: -12.8 },
};

export function territoryOf(departmentCode: string): TerritoryCode {
  return departmentCode in FRAMES ? (departmentCode as TerritoryCode) : 'metropole';
}

/** Equirectangular, true at the territory's middle latitude; map units, origin north-west. */
export function project(code: TerritoryCode, at: { lat: number; lng: number }): { x: number; y: number } {
  const { north, west, scale, midLatitude } = FRAMES[code];
  return {
    x: (at.lng - west) * Math.cos((midLatitude * Math.PI) / 180) * scale,
    y: (north - at.lat) * scale,
  };
}
