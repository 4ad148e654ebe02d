// What may not be written: shortcuts around a payment's signature, tests switched off, and French copy
// with the wrong spaces.
import ts from 'typescript';
import type { Check } from './report.ts';
import { readSources, type Source } from './source.ts';

const BANNED: [pattern: RegExp, why: string][] = [
  [/constructEventWithoutVerification/, 'an event is applied only once its signature is verified'],
  [/\btolerance\s*:\s*0\b/, 'tolerance 0 accepts a replayed event of any age'],
  [/\b(it|test|describe)(\.\w+)*\.(only|skip|fixme|todo)\(/, 'a test that does not run proves nothing'],
  [/@ts-(ignore|nocheck)/, 'say what the type is'],
];

function bannedIn({ path, text }: Source): string[] {
  if (path === 'scripts/check/words.ts' || /^docs\//.test(path)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      BANNED.filter(([pattern]) => pattern.test(line)).map(([, why]) => `${path}:${index + 1}: ${why}`),
    );
}

const TYPOGRAPHY: [pattern: RegExp, why: string][] = [
  [/[\p{L}\d)»%€] [;:!?](\s|$)/u, 'a narrow no-break space (U+202F) goes before ; : ! ?'],
  [/[\p{L}\d)»%€]\u00a0[;:!?](\s|$)/u, 'the space before ; : ! ? is the narrow one (U+202F)'],
  [/\p{L}[;!?](\s|$)/u, 'a narrow no-break space (U+202F) goes before ; ! ?'],
  [/\p{L}:(\s|$)/u, 'a narrow no-break space (U+202F) goes before a colon'],
  [/\p{L}'\p{L}/u, 'the apostrophe is ’'],
  [/«(?!\u202f)|(?<!\u202f)»/u, 'a narrow no-break space (U+202F) goes inside « »'],
  [/\.\.\./, 'the ellipsis is …'],
];

/** The specification's own sentences go over the wire as it spells them. */
const VERBATIM = /veuillez réessayer plus tard !$|^Une erreur est survenue|^Il semblerait/;

/** Displayed text has a space or an apostrophe in it; keys, codes and addresses do not. */
function looksDisplayed(text: string, copy: boolean): boolean {
  if (!/[\s'«»]/.test(text) || /^(https?:|\/)/.test(text) || /[{}<>=]|clé:/.test(text) || VERBATIM.test(text))
    return false;
  return copy || /[àâçèéêëîïôùûœ’«»]/i.test(text);
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralLikeNode | ts.JsxText {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return true;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function literalsOf(tree: ts.SourceFile): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    if (isText(node)) {
      found.push({ text: node.text, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** All of the copy files, and what looks French in the rest of the product. */
function typographyOf({ path, parts }: Source): string[] {
  if (!/^(src|content-admin)\//.test(path) || /\/data\//.test(path)) return [];
  const copy = /\.fr\.ts$/.test(path);
  return parts.flatMap(({ tree, firstLine }) =>
    literalsOf(tree)
      .filter(({ text }) => looksDisplayed(text, copy))
      .flatMap(({ text, line }) =>
        TYPOGRAPHY.filter(([pattern]) => pattern.test(text)).map(
          ([, why]) => `${path}:${line + firstLine - 1}: ${why}: ${JSON.stringify(text.trim().slice(0, 60))}`,
        ),
      ),
  );
}

export const words: Check = {
  name: 'words',
  run() {
    const sources = readSources();
    return {
      problems: sources.flatMap((source) => [...bannedIn(source), ...typographyOf(source)]),
      facts: [`${sources.filter(({ path }) => /\.fr\.ts$/.test(path)).length} files of French copy`],
    };
  },
};
