// The house, from the ground up: a file imports only what stands lower, a feature or a journey only rooms before it.
import { readFileSync } from 'node:fs';
import { inProject } from '../setup/paths.mjs';
import { circlesOf } from './circles.ts';
import type { Check } from './report.ts';
import { type Import, importsOf, readSources } from './source.ts';

interface Layer {
  /** The folders of its files. */
  folders: string[];
  is: string;
}

/** Folders of one line stand side by side and do not import each other. Types count as values do. */
export const LAYERS: readonly Layer[] = [
  { folders: ['src/lib/'], is: 'pure functions, without a domain' },
  { folders: ['src/calls/'], is: 'what both sides of a call share: contract, client, errors' },
  { folders: ['src/server/', 'src/ui/'], is: 'the mechanism, and the design system' },
  { folders: ['search-index/'], is: 'understanding a search, behind one contract' },
  { folders: ['src/features/'], is: 'one subject a room' },
  { folders: ['src/journeys/'], is: 'where subjects meet on one screen or in one act' },
  { folders: ['src/shell/'], is: 'header, menus, modals and status around every page' },
  { folders: ['src/layouts/'], is: 'the frame of a page, and the pages that several addresses share' },
  { folders: ['content-admin/'], is: 'the admin, one wing' },
  { folders: ['src/pages/'], is: 'addresses: a page loads and places' },
  { folders: ['src/boot/'], is: 'everything handed to the server, its entry and its commands' },
];

/** The folders whose README lists their rooms in order. */
const ORDERED = ['src/features/', 'src/journeys/'];

/** A job is run with the services, which hold the jobs: the two interfaces say the same thing from both ends. */
const KNOWN_CIRCLES = ['src/server/jobs.ts src/server/services.ts'];

interface Step extends Import {
  from: string;
}

const layerOf = (path: string) =>
  LAYERS.findIndex(({ folders }) => folders.some((folder) => path.startsWith(folder)));
const folderOf = (path: string) =>
  LAYERS[layerOf(path)]?.folders.find((folder) => path.startsWith(folder)) ?? '';
const roomOf = (path: string, under: string) => path.slice(under.length).split('/')[0] ?? '';

/** The rooms a README lists, in their order. */
export function roomsListed(readme: string): string[] {
  return [...readme.matchAll(/^- `([^`/]+)\/`: \S/gm)].map(([, room]) => room ?? '');
}

function againstLayers({ from, target, line }: Step): string[] {
  const [here, there] = [layerOf(from), layerOf(target)];
  if (here < 0 || there < 0) return [];
  const [mine, other] = [folderOf(from), folderOf(target)];
  if (there > here) return [`${from}:${line}: ${mine} stands below ${other}, and may not import ${target}`];
  return there === here && mine !== other
    ? [`${from}:${line}: ${mine} and ${other} stand side by side, and do not import each other (${target})`]
    : [];
}

function againstRooms(under: string, rooms: readonly string[], steps: readonly Step[]): string[] {
  return steps.flatMap(({ from, target, line }) => {
    if (!from.startsWith(under) || !target.startsWith(under)) return [];
    const [here, there] = [roomOf(from, under), roomOf(target, under)];
    if (rooms.indexOf(there) <= rooms.indexOf(here)) return [];
    return [
      `${from}:${line}: ${here} stands before ${there} in ${under}README.md, and may not import ${target}`,
    ];
  });
}

function withoutPlace(under: string, rooms: readonly string[], paths: readonly string[]): string[] {
  const present = new Set(paths.filter((path) => path.startsWith(under)).map((path) => roomOf(path, under)));
  return [...present]
    .filter((room) => !room.includes('.') && !rooms.includes(room))
    .map(
      (room) =>
        `${under}${room}/ has no place in the ordered list of ${under}README.md: give it one, with a sentence`,
    );
}

function strays(paths: readonly string[]): string[] {
  const loose = paths.filter(
    (path) => path.startsWith('src/') && layerOf(path) < 0 && path !== 'src/env.d.ts',
  );
  return loose.map((path) => `${path} stands in no layer of the house`);
}

function circleProblems(steps: readonly Step[]): string[] {
  const values = circlesOf(steps.filter(({ typeOnly }) => !typeOnly));
  const all = circlesOf(steps).filter((circle) => !KNOWN_CIRCLES.includes(circle.join(' ')));
  const open = [...values, ...all].map((circle) => circle.join(' '));
  return [...new Set(open)].map((circle) => `these import one another in a circle: ${circle}`);
}

interface House {
  paths: readonly string[];
  steps: readonly Step[];
  rooms: readonly { under: string; listed: readonly string[] }[];
}

/** Everything that is wrong with the house, a line each. */
export function problemsOf({ paths, steps, rooms }: House): string[] {
  return [
    ...strays(paths),
    ...steps.flatMap(againstLayers),
    ...rooms.flatMap(({ under, listed }) => withoutPlace(under, listed, paths)),
    ...rooms.flatMap(({ under, listed }) => againstRooms(under, listed, steps)),
    ...circleProblems(steps),
  ];
}

export const imports: Check = {
  name: 'imports',
  run() {
    const sources = readSources().filter(({ path }) => layerOf(path) >= 0 || path.startsWith('src/'));
    const paths = sources.map(({ path }) => path);
    const steps = sources.flatMap((source) =>
      source.parts.flatMap((part) =>
        importsOf(source, part, { types: true }).map((found) => ({ ...found, from: source.path })),
      ),
    );
    const rooms = ORDERED.map((under) => ({
      under,
      listed: roomsListed(readFileSync(inProject(`${under}README.md`), 'utf8')),
    }));
    return {
      problems: problemsOf({ paths, steps, rooms }),
      facts: [
        `${LAYERS.length} layers, ${rooms.map(({ under, listed }) => `${listed.length} rooms in ${under}`).join(', ')}`,
        `${steps.length} imports`,
      ],
    };
  },
};
