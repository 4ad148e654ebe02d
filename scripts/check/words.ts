// Words that may not be written: shortcuts around a payment's signature, tests switched off, comments that begin as a
// question, French copy with the wrong spaces, and French sentences in files of the server.
import ts from 'typescript';
import type { Check } from './report.ts';
import { sentencesOutOfPlace } from './sentences.ts';
import { readSources, type Source } from './source.ts';
import { spacesIn } from './spaces.ts';

const BANNED: [pattern: RegExp, why: string][] = [
  [/constructEventWithoutVerification/, 'an event is applied only once its signature is verified'],
  [/\btolerance\s*:\s*0\b/, 'tolerance 0 accepts a replayed event of any age'],
  [/\b(it|test|describe)(\.\w+)*\.(only|skip|fixme|todo)\(/, 'a test that does not run proves nothing'],
  [/@ts-(ignore|nocheck)/, 'say what the type is'],
  [/\/\*\*? (What|How|Where|Whether|Who)\b/, 'a comment says plainly what a thing is or does'],
];

function bannedIn({ path, text }: Source): string[] {
  if (path === 'scripts/check/words.ts' || /^docs\//.test(path)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      BANNED.filter(([pattern]) => pattern.test(line)).map(([, why]) => `${path}:${index + 1}: ${why}`),
    );
}

/** The specification's own sentences go over the wire as it spells them, and so does the name of a header. */
const VERBATIM =
  /veuillez réessayer plus tard !$|^Une erreur est survenue|^Vérifiez votre connexion|^Il semblerait|\(content-type: application\/json\)/;

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

/** The non-text parts of a template, kept as bare lines so that the others keep their line numbers. */
const NOT_TEXT = /^\s*---\n[\s\S]*?\n---|<(script|style)\b[\s\S]*?<\/\1>|\{\/\*[\s\S]*?\*\/\}/g;
const IN_TEMPLATE = />([^<>{}]*\p{L}[^<>{}]*)(?=[<{])|\b(?:title|label|description|alt|hint)="([^"]+)"/gu;
/** The remains of an expression around the markup it holds. */
const IN_CODE = /^\s*[):'`]|^\s*\d+ \? |`|&&/;
const SPACES: Record<string, string> = { '&#8239;': '\u202f', '&nbsp;': '\u00a0', '&#32;': ' ' };

/** The words between the tags of an Astro component, and in the attributes that are shown. */
function templateTexts({ path, text }: Source): { text: string; line: number }[] {
  if (!path.endsWith('.astro')) return [];
  const template = text.replace(NOT_TEXT, (found) => found.replace(/[^\n]/g, ''));
  return [...template.matchAll(IN_TEMPLATE)].map(({ 0: found, 1: between, 2: attribute, index }) => ({
    text: (between ?? attribute ?? '')
      .replace(/&#8239;|&nbsp;|&#32;/g, (space) => SPACES[space] ?? space)
      .replace(/\s*\n\s*/g, ' '),
    line: template.slice(0, index + found.length).split('\n').length,
  }));
}

/** All of the copy files, and what looks French in the rest of the product. */
function typographyOf(source: Source): string[] {
  const { path, parts } = source;
  if (!/^(src|content-admin)\//.test(path) || /\/data\//.test(path)) return [];
  const copy = /\.fr\.ts$/.test(path);
  const inCode = parts.flatMap(({ tree, firstLine }) =>
    literalsOf(tree)
      .filter(({ text }) => looksDisplayed(text, copy))
      .flatMap(({ text, line }) => spacesIn({ path, line: line + firstLine - 1 }, text)),
  );
  const inTemplate = templateTexts(source)
    .filter(({ text }) => !IN_CODE.test(text) && looksDisplayed(text, true))
    .flatMap(({ text, line }) => spacesIn({ path, line }, text));
  return [...inCode, ...inTemplate];
}

function misplacedIn(source: Source): string[] {
  const literals = source.parts.flatMap(({ tree, firstLine }) =>
    literalsOf(tree).map(({ text, line }) => ({ text, line: line + firstLine - 1 })),
  );
  return sentencesOutOfPlace(source, literals);
}

export const words: Check = {
  name: 'words',
  run() {
    const sources = readSources();
    return {
      problems: sources.flatMap((source) => [
        ...bannedIn(source),
        ...typographyOf(source),
        ...misplacedIn(source),
      ]),
      facts: [`${sources.filter(({ path }) => /\.fr\.ts$/.test(path)).length} files of French copy`],
    };
  },
};
