// package.json names what is used, and only that.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inProject } from '../setup/paths.mjs';
import { ourFiles } from './files.ts';
import type { Check } from './report.ts';
import { readSources, type Source } from './source.ts';

/** Packages that no import names, and the reason each is there. */
const NEVER_IMPORTED: Record<string, string> = {
  node: 'runs every script: its version is the project’s',
  '@aws-sdk/client-s3': 'flydrive imports it for its S3 driver, and asks for it as a peer',
  '@aws-sdk/s3-request-presigner': 'flydrive imports it for its S3 driver, and asks for it as a peer',
};

/** Packages that are imported and not declared, and the reason each is not. */
const COME_WITH_ANOTHER: Record<string, string> = {
  vite: 'astro brings its own, and a second version beside it would build something else',
};

/** The product, which a machine without the development packages builds and runs. */
const PRODUCT = /^(src|content-admin|search-index)\/|^astro\.config\./;
/** The wrappers of the phones are a package of their own. */
const ELSEWHERE = /^native\//;

interface Use {
  place: string;
  /** A type needs its package only while it is checked; a mention is a text that reads as a path in the package. */
  as: 'value' | 'type' | 'mention';
}

type Uses = Map<string, Use[]>;

function packageOf(specifier: string): string | null {
  if (/^[./#]|^[a-z]+:/.test(specifier)) return null;
  return /^(@[\w.-]+\/)?[\w.-]+(?=$|[/?])/.exec(specifier)?.[0] ?? null;
}

function isOfTypes(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** `import()`, `import.meta.resolve()`, `require()` and `require.resolve()`. */
function isLoading(node: ts.CallExpression): boolean {
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  return /^(require(\.resolve)?|import\.meta\.resolve)$/.test(node.expression.getText());
}

function importedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isCallExpression(node) && isLoading(node)) return node.arguments[0];
  return undefined;
}

/** A program or a file of a package, named by its path: `node_modules/x/bin/x`, or the start `@scope/x/`. */
function packageAt(text: string): string | null {
  const path = /(?:^|\/)node_modules\/(.+)/.exec(text)?.[1] ?? (/^@[\w-]+\/[\w.-]+/.test(text) ? text : '');
  const [scope = '', name = ''] = path.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope || null;
}

type Add = (name: string | null, use: Use) => void;

function usesIn({ path, parts }: Source, add: Add): void {
  for (const { tree, firstLine } of parts) {
    const placeOf = (node: ts.Node) =>
      `${path}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + firstLine}`;
    const visit = (node: ts.Node) => {
      const target = importedBy(node);
      if (target && ts.isStringLiteralLike(target))
        add(packageOf(target.text), { place: placeOf(node), as: isOfTypes(node) ? 'type' : 'value' });
      else if (ts.isStringLiteralLike(node) && node.text.includes('/'))
        add(packageAt(node.text), { place: placeOf(node), as: 'mention' });
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
}

function usesInSheet({ path, text }: Source, add: Add): void {
  for (const [, target = ''] of text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)/g))
    add(packageOf(target), { place: path, as: 'value' });
}

/** A file of settings; they name packages too: `extends`, `$schema`. */
type Settings = Pick<Source, 'path' | 'text'>;

function usesInSettings({ path, text }: Settings, add: Add): void {
  for (const [, named = ''] of text.matchAll(/"([^"\n]+)"/g))
    add(packageAt(named) ?? packageOf(named), { place: path, as: 'mention' });
}

interface Declared {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The parts of the project that the check reads. */
interface Read {
  sources: Source[];
  settings: Settings[];
}

/** Each package that is named, with the places; `declared` says which texts of settings name one. */
function usesOf({ sources, settings }: Read, declared: Set<string>): Uses {
  const uses: Uses = new Map();
  const add: Add = (name, use) => {
    if (name) uses.set(name, [...(uses.get(name) ?? []), use]);
  };
  for (const source of sources.filter(({ path }) => !ELSEWHERE.test(path))) {
    usesIn(source, add);
    if (source.path.endsWith('.css')) usesInSheet(source, add);
  }
  for (const file of settings)
    usesInSettings(file, (name, use) => add(name && declared.has(name) ? name : null, use));
  return uses;
}

/** `@types/x` is used when x is, `@types/scope__x` when `@scope/x` is; node's are everywhere. */
function isUsed(name: string, uses: Uses): boolean {
  if (uses.has(name) || name === '@types/node') return true;
  if (!name.startsWith('@types/')) return false;
  return uses.has(name.slice('@types/'.length).replace(/^(.+)__/, '@$1/'));
}

export function problemsOf(manifest: Declared, read: Read): string[] {
  const dev = new Set(Object.keys(manifest.devDependencies));
  const all = new Set([
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.optionalDependencies ?? {}),
    ...dev,
  ]);
  const uses = usesOf(read, all);
  const usedAs = (name: string, kinds: Use['as'][]) =>
    uses.get(name)?.filter((use) => kinds.includes(use.as)) ?? [];
  const unused = [...all].filter((name) => !isUsed(name, uses) && !NEVER_IMPORTED[name]);
  const idle = Object.keys(NEVER_IMPORTED).filter(
    (name) => !all.has(name) || usedAs(name, ['value']).length > 0,
  );
  const missing = [...uses.keys()].filter(
    (name) => !all.has(name) && usedAs(name, ['value', 'type']).length > 0 && !COME_WITH_ANOTHER[name],
  );
  const misplaced = [...dev].flatMap((name) =>
    usedAs(name, ['value'])
      .filter(({ place }) => PRODUCT.test(place))
      .map(({ place }) => `${place}: ${name} is a development package, and the product imports it`),
  );
  return [
    ...unused.map((name) => `package.json: nothing uses ${name}`),
    ...idle.map((name) => `scripts/check/dependencies.ts: ${name} is no exception any more`),
    ...missing.map(
      (name) => `${usedAs(name, ['value', 'type'])[0]?.place}: ${name} is imported and not in package.json`,
    ),
    ...misplaced,
  ];
}

export const dependencies: Check = {
  name: 'dependencies',
  run() {
    const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as Declared;
    const count = Object.keys(manifest.dependencies).length + Object.keys(manifest.devDependencies).length;
    const settings = ourFiles(/^(?!package)[\w.]+\.json$/).map((path) => ({
      path,
      text: readFileSync(inProject(path), 'utf8'),
    }));
    return {
      problems: problemsOf(manifest, { sources: readSources(), settings }),
      facts: [`${count} packages`],
    };
  },
};
