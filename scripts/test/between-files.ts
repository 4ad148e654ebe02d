// Runs before each test file of a process that runs several, one after the other. Starting a process for each cost
// more than the tests, and so, by a quarter, did reading our own modules anew: they stay, as they do in a server that
// answers one person after another, and a test finds a database of its own. A file that leaves something else to the
// next ones fails; one that puts something in a module's place has all modules read anew, before it and after it.
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

/** The globals that packages set once and for all when they are first loaded. */
const OF_PACKAGES = new Set([
  '__zod_globalConfig',
  '__zod_globalRegistry',
  'nanostoresGlobal',
  'VIPSHOME',
  'awslambda',
]);
/** The helpers that tslib, under @simplewebauthn/server, writes on the global object. */
const OF_TSLIB =
  /^__(?:extends|assign|rest|decorate|param|esDecorate|runInitializers|propKey|setFunctionName|metadata|awaiter|generator|exportStar|createBinding|values|read|spread|spreadArrays|spreadArray|await|asyncGenerator|asyncDelegator|asyncValues|makeTemplateObject|importStar|importDefault|classPrivateFieldGet|classPrivateFieldSet|classPrivateFieldIn|addDisposableResource|disposeResources|rewriteRelativeImportExtension)$/;

function snapshot(): Map<string, unknown> {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const environment = Object.entries(process.env);
  return new Map([
    ...globals.map(([name, { get, value }]): [string, unknown] => [name, get ?? value]),
    ...environment.map(([name, value]): [string, unknown] => [`process.env.${name}`, value]),
    ['process.cwd()', process.cwd()],
  ]);
}

/** The names whose value is another one, or is gone, or is new. */
function changed(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  const ofPackages = (name: string) =>
    OF_PACKAGES.has(name.replace('process.env.', '')) || OF_TSLIB.test(name);
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !Object.is(before.get(name), after.get(name)) && !ofPackages(name),
  );
}

const REPLACES = /\bvi\.(?:mock|doMock)\(/;
const replaces = REPLACES.test(readFileSync(expect.getState().testPath ?? '', 'utf8'));
if (replaces) vi.resetModules();
const before = snapshot();

afterAll(() => {
  if (replaces) vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const left = changed(before, snapshot());
  if (left.length > 0)
    throw new Error(
      `left to the files after this one: ${left.join(', ')}; vi.stubGlobal and vi.stubEnv put back`,
    );
});
