/** Processor time of `fixedWork` on the machine that the bars in milliseconds were set on (two cores of an EPYC). */
const REFERENCE_MS = 60;
const TRIES = 5;

/** Texts joined, written and read, as in the server's long turns. */
function fixedWork(): number {
  const rows = Array.from({ length: 20_000 }, (_, n) => ({
    id: n,
    name: `Gigoteuse numéro ${n}`,
    tags: ['a', 'b'],
  }));
  const text = JSON.stringify(rows);
  const again: unknown[] = JSON.parse(text);
  return again.length + text.split('"').join("'").length;
}

function once(): number {
  const before = process.threadCpuUsage();
  fixedWork();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The factor by which this machine is slower than the one that the bars were set on; never under 1. */
export function slowness(): number {
  return Math.max(1, Math.min(...Array.from({ length: TRIES }, once)) / REFERENCE_MS);
}
