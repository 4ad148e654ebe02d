// A processor's profile, as V8 samples it, into a tree of frames and a list of functions by their own time.

/** A .cpuprofile: times in microseconds. */
export interface CpuProfile {
  nodes: ProfileNode[];
  samples?: number[];
  timeDeltas?: number[];
}

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
  children?: number[];
}

/** Milliseconds: its own, and with all that it called. */
export interface Frame {
  name: string;
  place: string;
  self: number;
  total: number;
  children: Frame[];
}

export interface Heavy {
  name: string;
  place: string;
  self: number;
}

const IDLE = '(idle)';

/** The frames under `(root)`, without idle time; what was idle is said beside. */
export function treeOf(profile: CpuProfile, root: string): { tree: Frame; idle: number } {
  const own = ownTimes(profile);
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const build = (node: ProfileNode): Frame => {
    const children = (node.children ?? [])
      .flatMap((id) => nodes.get(id) ?? [])
      .filter(({ callFrame }) => callFrame.functionName !== IDLE)
      .map(build)
      .sort((a, b) => b.total - a.total);
    const self = own.get(node.id) ?? 0;
    const total = children.reduce((sum, child) => sum + child.total, self);
    return { name: nameOf(node), place: placeOf(node, root), self, total, children };
  };
  const idle = profile.nodes
    .filter(({ callFrame }) => callFrame.functionName === IDLE)
    .reduce((sum, { id }) => sum + (own.get(id) ?? 0), 0);
  const [first] = profile.nodes;
  if (!first) throw new Error('a profile without a node');
  return { tree: build(first), idle };
}

/** Functions by the time spent in them alone, wherever they were called from. */
export function heaviest(tree: Frame, count: number): Heavy[] {
  const byPlace = new Map<string, Heavy>();
  const add = ({ name, place, self, children }: Frame): void => {
    const key = `${name} ${place}`;
    const known = byPlace.get(key) ?? { name, place, self: 0 };
    known.self += self;
    byPlace.set(key, known);
    for (const child of children) add(child);
  };
  add(tree);
  return [...byPlace.values()].sort((a, b) => b.self - a.self).slice(0, count);
}

function ownTimes({ samples = [], timeDeltas = [] }: CpuProfile): Map<number, number> {
  const own = new Map<number, number>();
  for (const [at, id] of samples.entries()) {
    // A delta is the time until its sample; a clock that went back counts for nothing.
    const ms = Math.max(0, timeDeltas[at + 1] ?? 0) / 1000;
    own.set(id, (own.get(id) ?? 0) + ms);
  }
  return own;
}

const nameOf = ({ callFrame }: ProfileNode) => callFrame.functionName || '(anonymous)';

function placeOf({ callFrame: { url, lineNumber } }: ProfileNode, root: string): string {
  if (url === '') return '';
  const path = url.replace(/^file:\/\//, '');
  return `${path.startsWith(root) ? path.slice(root.length).replace(/^\//, '') : path}:${lineNumber + 1}`;
}
