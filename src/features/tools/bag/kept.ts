export interface KeptBag {
  ticked: string[];
  /** Lines the person added, each ticked or not by its own text. */
  own: string[];
}

const OWN_MAX = 60;
const LINE_MAX = 80;
const TICKED_MAX = 300;

const texts = (value: unknown, most: number) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, most) : [];

/** Reads what was kept, whatever is in the storage by now. */
export function readKept(stored: string | null): KeptBag {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    const { ticked, own } = (value ?? {}) as Partial<Record<keyof KeptBag, unknown>>;
    return {
      ticked: texts(ticked, TICKED_MAX),
      own: texts(own, OWN_MAX).map((line) => line.slice(0, LINE_MAX)),
    };
  } catch {
    return { ticked: [], own: [] };
  }
}

export function tick({ ticked, own }: KeptBag, id: string, on: boolean): KeptBag {
  const others = ticked.filter((one) => one !== id);
  return { ticked: on ? [...others, id] : others, own };
}

/** A line once; nothing happens to an empty one. */
export function addOwn(kept: KeptBag, line: string): KeptBag {
  const text = line.trim().slice(0, LINE_MAX);
  if (text === '' || kept.own.includes(text) || kept.own.length >= OWN_MAX) return kept;
  return { ...kept, own: [...kept.own, text] };
}

export function removeOwn({ ticked, own }: KeptBag, line: string): KeptBag {
  return { ticked: ticked.filter((id) => id !== `own-${line}`), own: own.filter((one) => one !== line) };
}
