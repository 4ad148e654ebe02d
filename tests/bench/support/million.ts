import { residentMemory } from './process.ts';
import type { Row } from './row.ts';
import { wrk } from './wrk.ts';

const REQUESTS = 1_000_000;
/** Of the bench: a machine that is busy answers fewer, which is said. */
const LONGEST_SECONDS = 150;
const PIECE_SECONDS = 10;

/** Stored pages, one that is rendered each time among every thousand, and an address that nobody knows. */
const REQUESTS_OF_READERS = `
local n = 0
request = function()
  n = n + 1
  if n % 1000 == 0 then return wrk.format("GET", "/i/marketplace/recherche?q=lit") end
  if n % 2 == 0 then return wrk.format("GET", "/magazine") end
  return wrk.format("GET", "/")
end`;

/**
 * Asks a million times, and compares the memory of these processes after the first tenth, when everything is warm, with
 * that after the last. No row where wrk is missing.
 */
export async function millionRows(name: string, url: string, pids: readonly number[]): Promise<Row[]> {
  let asked = 0;
  let warm: number[] | null = null;
  const memory = () => pids.map((pid) => residentMemory(pid) ?? Number.NaN);
  const begun = performance.now();
  while (asked < REQUESTS && performance.now() - begun < LONGEST_SECONDS * 1000) {
    const part = await wrk(url, REQUESTS_OF_READERS, { connections: 16, seconds: PIECE_SECONDS });
    if (!part) return [];
    asked += part.requests;
    if (asked >= REQUESTS / 10) warm ??= memory();
  }
  const before = Math.max(...(warm ?? memory()));
  const after = Math.max(...memory());
  return [
    {
      name: `${name}: requests asked`,
      figure: asked,
      unit: '',
      target: `${REQUESTS.toLocaleString('en')} within ${LONGEST_SECONDS} s`,
    },
    {
      name: `${name}: memory after them`,
      figure: after,
      unit: 'MB',
      target: `${Math.round(before)} MB after the first tenth`,
    },
    { name: `${name}: grown since the first tenth`, figure: after / before, unit: '×', target: '≤ 1.1' },
  ];
}
