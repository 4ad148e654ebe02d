// Code, tests and pages send their readers to sections of docs/spec and to files that exist.
import { readFileSync } from 'node:fs';
import { inProject } from '../setup/paths.mjs';
import { ourFiles } from './files.ts';
import { missingPaths, type Named } from './named-paths.ts';
import type { Check } from './report.ts';
import { commentsOf, lineOf } from './source.ts';

const SPEC = 'docs/spec/';
/** These two files, and the test of them, hold wrong references on purpose. */
const ABOUT_REFERENCES = /(^|\/)(references|named-paths)(\.test)?\.ts$/;
/** Documents that editors write, not pages for people who work on the site. */
const CONTENT = /\/seed\/.*\.md$/;

/** The right form for what a page was once called by. */
const RIGHT_FORM: Record<string, string> = {
  api: 'docs/spec/calls.md §Types (or §Envelope, or a group: §/api/list/)',
  'api-2': 'docs/spec/calls.md §Owed',
  calls: 'docs/spec/calls.md §Types',
  decisions: 'docs/spec/decisions.md §28',
  product: 'docs/spec/product.md §4',
  design: 'docs/spec/design.md §Look',
  architecture: 'CONTRIBUTING.md, or the page of docs/decisions that says why',
};

const BARE = /(?<![\w/.-])(api-2|api|calls|decisions|product|design|architecture)\.md\b/g;
const PAGE = /docs\/spec\/([\w-]+)\.md/g;
/** The characters that a line break inside a comment puts between two words. */
const GAP = String.raw`(?:\s|\*|\/\/)+`;
const SECTION = String.raw`§([\w/-]*[\w/])`;
const FIRST = new RegExp(`${GAP}${SECTION}`, 'y');
const NEXT = new RegExp(`(?:,| and| or)${GAP}${SECTION}`, 'y');
const CALL = /[\s*/]+([a-z]+(?:_[a-z]+)+)/y;
/** Sections of what is not ours. */
const FOREIGN = /(RFC \d+|PostgreSQL \d+,|(?<!docs\/spec\/[\w-]+)\.md,?) $/;

/** Headings of a page by the words they are named by, and its text. */
export interface Page {
  sections: Set<string>;
  text: string;
}

/** A heading is named by its first word, its § and punctuation left out. */
export function sectionsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^##+ §?([\w/-]*[\w/])/gm)].map(([, word]) => word ?? '');
}

export function readPage(markdown: string): Page {
  return { sections: new Set(sectionsOf(markdown)), text: markdown };
}

interface Wrong {
  index: number;
  why: string;
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** Reads the sections named after a page's path; answers what is wrong, and where each § stands. */
function readSections(text: string, from: number, [name, page]: [string, Page]) {
  const wrong: Wrong[] = [];
  const read: number[] = [];
  let at = from;
  for (let found = matchAt(FIRST, text, at); found; found = matchAt(NEXT, text, at)) {
    const [all, section = ''] = found;
    const index = at + all.lastIndexOf('§');
    at += all.length;
    read.push(index);
    const call = section.startsWith('/api/') ? matchAt(CALL, text, at)?.[1] : undefined;
    if (!page.sections.has(section)) wrong.push({ index, why: `${name} has no heading §${section}` });
    else if (call && !new RegExp(`\\b${call}\``).test(page.text))
      wrong.push({ index, why: `${name} has no call ${call}` });
  }
  return { wrong, read };
}

/** The faults of the references to docs/spec in a text outside it. */
export function wrongSections(text: string, pages: Map<string, Page>): Wrong[] {
  const wrong: Wrong[] = [...text.matchAll(BARE)].map(({ 0: found, 1: name = '', index }) => ({
    index,
    why: `${found} stands nowhere: write ${RIGHT_FORM[name]}`,
  }));
  const known = new Set<number>();
  for (const { 0: name, 1: key = '', index } of text.matchAll(PAGE)) {
    const page = pages.get(key);
    if (!page) {
      wrong.push({ index, why: `${name} is not there` });
      continue;
    }
    const sections = readSections(text, index + name.length, [name, page]);
    wrong.push(...sections.wrong);
    for (const at of sections.read) known.add(at);
  }
  for (const { index } of text.matchAll(/§[\w/]/g)) {
    if (known.has(index) || FOREIGN.test(text.slice(Math.max(0, index - 40), index))) continue;
    wrong.push({ index, why: 'a § follows the page it is of: docs/spec/product.md §8' });
  }
  return wrong;
}

/** Inside docs/spec a § is of the page named just before it, else of its own page. */
export function wrongInside(key: string, pages: Map<string, Page>): Wrong[] {
  const text = pages.get(key)?.text ?? '';
  const wrong: Wrong[] = [];
  for (const { 0: named, 1: section = '', index } of text.matchAll(new RegExp(SECTION, 'g'))) {
    const other = /([\w-]+)\.md\)?\s$/.exec(text.slice(0, index))?.[1] ?? key;
    if (pages.get(other)?.sections.has(section)) continue;
    wrong.push({ index, why: `${SPEC}${other}.md has no heading ${named}` });
  }
  return wrong;
}

/** Two headings of a page that begin with the same word cannot be told apart. */
export function sharedSections(markdown: string): string[] {
  const all = sectionsOf(markdown);
  return all.filter((section, index) => all.indexOf(section) !== index);
}

function specProblems(pages: Map<string, Page>): string[] {
  return [...pages].flatMap(([key, { text }]) => [
    ...sharedSections(text).map(
      (section) => `${SPEC}${key}.md: two headings begin with ${section}: a reference cannot tell them apart`,
    ),
    ...(key === 'README' ? [] : wrongInside(key, pages)).map(
      ({ index, why }) => `${SPEC}${key}.md:${lineOf(text, index)}: ${why}`,
    ),
  ]);
}

function problemsOf(path: string, text: string, { pages, files }: Project): string[] {
  const readable: Named[] = path.endsWith('.md') ? [{ text, index: 0 }] : commentsOf(text);
  const wrong = [
    ...(path.startsWith(SPEC) ? [] : wrongSections(text, pages)),
    ...readable.flatMap((part) => missingPaths(part, { path, files })),
  ];
  return wrong.map(({ index, why }) => `${path}:${lineOf(text, index)}: ${why}`);
}

interface Project {
  pages: Map<string, Page>;
  files: Set<string>;
}

/** Every file and folder git knows, folders with their slash. */
function withFolders(files: string[]): Set<string> {
  const all = new Set(files);
  for (const file of files) {
    for (let slash = file.lastIndexOf('/'); slash > 0; slash = file.lastIndexOf('/', slash - 1))
      all.add(file.slice(0, slash + 1));
  }
  return all;
}

const OWN_WORDS = /^(src|content-admin|search-index|tests|scripts|docs|native)\/|^[\w.]+$/;

export const references: Check = {
  name: 'references',
  run() {
    const files = ourFiles();
    const read = (path: string) => readFileSync(inProject(path), 'utf8');
    const pages = new Map(
      files
        .filter((path) => path.startsWith(SPEC) && path.endsWith('.md'))
        .map((path) => [path.slice(SPEC.length, -3), readPage(read(path))]),
    );
    const readers = files.filter(
      (path) =>
        OWN_WORDS.test(path) &&
        /\.(ts|tsx|mjs|astro|css|md)$/.test(path) &&
        !CONTENT.test(path) &&
        !ABOUT_REFERENCES.test(path),
    );
    const project = { pages, files: withFolders(files) };
    return {
      problems: [...specProblems(pages), ...readers.flatMap((path) => problemsOf(path, read(path), project))],
      facts: [`${readers.length} files`, `${pages.size} pages of the specification`],
    };
  },
};
