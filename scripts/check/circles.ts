/** One import of a file by another. */
interface Step {
  from: string;
  target: string;
}

interface Visit {
  order: number;
  low: number;
  open: boolean;
}

/** Groups of files that import one another, each in alphabetical order (Tarjan's strongly connected components). */
export function circlesOf(steps: readonly Step[]): string[][] {
  const next = Map.groupBy(steps, ({ from }) => from);
  const seen = new Map<string, Visit>();
  const path: string[] = [];
  const circles: string[][] = [];

  function close(file: string): void {
    const circle = path.splice(path.indexOf(file));
    for (const one of circle) (seen.get(one) as Visit).open = false;
    if (circle.length > 1) circles.push(circle.toSorted());
  }

  function visit(file: string): Visit {
    const here: Visit = { order: seen.size, low: seen.size, open: true };
    seen.set(file, here);
    path.push(file);
    for (const { target } of next.get(file) ?? []) {
      const known = seen.get(target);
      if (!known) here.low = Math.min(here.low, visit(target).low);
      else if (known.open) here.low = Math.min(here.low, known.order);
    }
    if (here.low === here.order) close(file);
    return here;
  }

  for (const file of next.keys()) if (!seen.has(file)) visit(file);
  return circles;
}
