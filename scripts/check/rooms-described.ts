// The README of each feature and each journey: it names all that stands in the room, and nothing that is gone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../setup/paths.mjs';

/** Folders of rooms: each room has a README of its own. */
const OF_ROOMS = ['src/features', 'src/journeys'];
/** Folders whose words a README may speak of. */
const OF_CODE = ['src', 'search-index', 'content-admin'];
/** Longer, it would no longer be read before the code. */
const MOST_LINES = 60;
/** Every room has these, and they say nothing of its subject. */
const UNNAMED = /^(README\.md|register\.server\.ts|.*\.fr\.ts|.*\.css)$/;
const PATH = /^[\w.*[\]-]+(\/[\w.*[\]-]+)+\/?$|^[\w.*-]+(\/|\.(ts|tsx|astro|css|json|md|mjs))$/;
const NAME = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

export interface Room {
  /** Path inside the project, without a slash at its end. */
  path: string;
  readme: string | null;
  /** Every file and folder below, relative to the room. */
  inside: readonly string[];
  /** True when a path of the project is there. */
  isThere: (path: string) => boolean;
  /** Every word of the code. */
  words: ReadonlySet<string>;
}

const escaped = (text: string) => text.replace(/[.[\]]/g, '\\$&').replaceAll('*', '[^/]*');

/** A star stands for a part of a name, never for a whole one. */
const patternOf = (token: string) => new RegExp(`^${escaped(token.replace(/\/$/, ''))}$`);
const saysNothing = (token: string) => /^\*(\.\w+)?$/.test(token);

/** Found in the room, under `src/` or from the top of the project. */
function isPathThere(token: string, { inside, isThere }: Room): boolean {
  const pattern = patternOf(token);
  if (inside.some((path) => pattern.test(path))) return true;
  return !token.includes('*') && (isThere(`src/${token}`) || isThere(token));
}

function goneFrom(room: Room, tokens: readonly string[]): string[] {
  const paths = tokens.filter((token) => PATH.test(token));
  const names = tokens.filter((token) => !PATH.test(token) && NAME.test(token));
  return [
    ...paths.filter((token) => !isPathThere(token, room)).map((token) => `${token} is not there`),
    ...names
      .filter((token) => token.split('.').some((word) => !room.words.has(word)))
      .map((token) => `no code says ${token}`),
  ];
}

function unnamedIn({ inside }: Room, tokens: readonly string[]): string[] {
  const named = tokens.filter((token) => PATH.test(token) && !saysNothing(token)).map(patternOf);
  return inside
    .filter((path) => !path.includes('/') && !UNNAMED.test(path))
    .filter((child) => !named.some((pattern) => pattern.test(child)))
    .map((child) => `${child} is not named`);
}

/** Everything that is wrong with the README of a room, a line each. */
export function faultsOf(room: Room): string[] {
  const { path, readme } = room;
  if (readme === null) return [`${path}/README.md is missing`];
  const tokens = [...new Set([...readme.matchAll(/`([^`\n]+)`/g)].map(([, token]) => token ?? ''))];
  const lines = readme.trimEnd().split('\n').length;
  const faults = [...goneFrom(room, tokens), ...unnamedIn(room, tokens)];
  if (lines > MOST_LINES) faults.push(`${lines} lines, ${MOST_LINES} at most`);
  return faults.map((fault) => `${path}/README.md: ${fault}`);
}

const below = (folder: string) => readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' });

function wordsOfCode(): Set<string> {
  const files = OF_CODE.flatMap((folder) => below(folder).map((path) => `${folder}/${path}`));
  const texts = files
    .filter((path) => /\.(ts|tsx|astro)$/.test(path))
    .map((path) => readFileSync(inProject(path), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
}

export function roomsDescribed(): { rooms: number; problems: string[] } {
  const words = wordsOfCode();
  const isThere = (path: string) => existsSync(inProject(path));
  const paths = OF_ROOMS.flatMap((folder) =>
    readdirSync(inProject(folder), { withFileTypes: true })
      .filter((child) => child.isDirectory())
      .map(({ name }) => `${folder}/${name}`),
  );
  const problems = paths.flatMap((path) => {
    const readme = isThere(`${path}/README.md`) ? readFileSync(inProject(`${path}/README.md`), 'utf8') : null;
    return faultsOf({ path, readme, inside: below(path), isThere, words });
  });
  return { rooms: paths.length, problems };
}
