// Third parties known to one room each, nothing of the server in a browser, by what each file imports when it runs; and
// the paths of the API, by which a browser reaches the server, held to their contracts.
import { looseCallPaths } from './call-paths.ts';
import type { Check } from './report.ts';
import { type Import, importsOf, readSources, type Source } from './source.ts';

interface Rule {
  /** The importing file, by its path. */
  of: (path: string) => boolean;
  /** Tells if it must not import `target`. */
  forbids: (target: string) => boolean;
  why: string;
}

/** Third parties are known to one room each, so that they can be doubled, replaced and watched there. */
const SDK_ROOMS: [sdk: RegExp, room: RegExp][] = [
  [
    /^(stripe|nodemailer|flydrive|@aws-sdk\/|web-push|undici|@gaubee\/|@simplewebauthn\/server|@shopify\/)/,
    /^src\/server\/gateways\//,
  ],
  [/^meilisearch($|\/)/, /^search-index\/engines\//],
  [/^(pg|@electric-sql\/pglite|drizzle-orm\/(pglite|node-postgres))($|\/)/, /^src\/server\/db\//],
  [/^pg-boss($|\/)/, /^src\/server\/(jobs|db\/)/],
];

const isOurs = (path: string) => /^(src|search-index|content-admin)\//.test(path);

const RULES: Rule[] = [
  ...SDK_ROOMS.map(([sdk, room]) => ({
    of: (path: string) => isOurs(path) && !room.test(path),
    forbids: (target: string) => sdk.test(target),
    why: `only ${String(room)
      .replaceAll(/[/^\\]/g, '')
      .replace(/^\((.*)\)$/, '$1')} may`,
  })),
  {
    of: (path) => path.startsWith('src/') && !/^src\/pages\/(a|i\/business)\//.test(path),
    forbids: (target) => target.startsWith('content-admin/'),
    why: 'the admin and the sellers’ area are mounted by their own pages alone, so that readers never load them',
  },
  {
    of: isOurs,
    forbids: (target) => target.startsWith('tests/') || target.startsWith('scripts/'),
    why: 'the product does not depend on its tests',
  },
];

const SERVER_TSX = /\.(mail|email|server)\.tsx$/;

function startsInBrowser(source: Source): boolean {
  if (/^content-admin\/.*\.tsx?$/.test(source.path) || /\.calls\.ts$/.test(source.path)) return true;
  return /^src\/.*\.tsx$/.test(source.path) && !SERVER_TSX.test(source.path);
}

function forbiddenInBrowser(target: string): string | null {
  if (/\.server\.(ts|tsx)$/.test(target)) return 'server code';
  if (target.startsWith('src/server/')) return 'server code';
  if (target.startsWith('node:')) return 'a Node module';
  if (target === 'zod' || target === 'zod/v4') return 'the whole of zod (91 kB): use zod/mini';
  if (SDK_ROOMS.some(([sdk]) => sdk.test(target))) return "a third party's server SDK";
  return null;
}

type Graph = Map<string, Import[]>;

/** Follows what the browser would load from one file; answers the first forbidden step of each path. */
function browserProblems(start: string, first: Import[], graph: Graph): string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  const queue: { from: string; step: Import }[] = first.map((step) => ({ from: start, step }));
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { from, step } = next;
    const bad = forbiddenInBrowser(step.target);
    if (bad)
      problems.push(`${from}:${step.line}: ${step.target} is ${bad}, and ${start} runs in the browser`);
    if (bad || seen.has(step.target)) continue;
    seen.add(step.target);
    for (const further of graph.get(step.target) ?? []) queue.push({ from: step.target, step: further });
  }
  return problems;
}

function roomProblems(source: Source, imports: Import[]): string[] {
  return imports.flatMap(({ target, line }) =>
    RULES.filter((rule) => rule.of(source.path) && rule.forbids(target)).map(
      (rule) => `${source.path}:${line}: must not import ${target} (${rule.why})`,
    ),
  );
}

export const sides: Check = {
  name: 'sides',
  run() {
    const sources = readSources();
    const graph: Graph = new Map();
    const problems = new Set<string>();
    for (const source of sources) {
      const all = source.parts.flatMap((part) => importsOf(source, part));
      // The imports of an Astro fence stay on the server: only its scripts reach the browser.
      if (!source.path.endsWith('.astro')) graph.set(source.path, all);
      for (const problem of [...roomProblems(source, all), ...looseCallPaths(source)]) problems.add(problem);
    }
    let starts = 0;
    for (const source of sources) {
      const parts = startsInBrowser(source) ? source.parts : source.parts.filter(({ client }) => client);
      if (parts.length === 0) continue;
      starts += 1;
      const first = parts.flatMap((part) => importsOf(source, part));
      for (const problem of browserProblems(source.path, first, graph)) problems.add(problem);
    }
    return {
      problems: [...problems],
      facts: [`${sources.length} files, ${starts} of them start in the browser`],
    };
  },
};
