/**
 * node scripts/pinned.mjs scripts/data/verb-forms.ts <folder>
 * Reads the French Hunspell dictionary (index.aff and index.dic of the npm package dictionary-fr, MPL-2.0) and writes the
 * forms of its verbs that the reader of queries would take for misspelt names of the field: "trouver" is no "trousers".
 * Run it again when the thesaurus has many new names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEveryday } from '#search/french/everyday.ts';
import { createCorrector } from '#search/reading/correct.ts';
import { fold } from '#search/text.ts';
import { THESAURUS } from '#search/thesaurus/index.ts';
import { singular } from '#search/thesaurus/key.ts';
import { inProject, say } from '../setup/paths.mjs';

const TARGET = 'search-index/french/verb-forms.ts';
const LINE = 180;
/** A verb has so many forms at least. */
const CONJUGATED = 15;
const INFINITIVE = /(?:er|ir|re)$/;
/** Tenses of books, which nobody types to search. */
const LITERARY = /(?:[aiu]ss(?:e|es|ent|ions|iez)|[aiu]mes|[aiu]tes|erent|[iu]rent|inrent|inss(?:e|es|ent))$/;

interface Rule {
  strip: string;
  add: string;
  fits: RegExp;
}

function rulesIn(affixes: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const line of affixes.split('\n')) {
    const [kind, flag = '', strip = '', added = '', condition] = line.trim().split(/\s+/);
    if (kind !== 'SFX' || condition === undefined) continue;
    const add = added.split('/')[0] ?? '';
    const fits = new RegExp(condition === '.' ? '$' : `${condition}$`);
    const rule = { strip: strip === '0' ? '' : strip, add: add === '0' ? '' : add, fits };
    rules.set(flag, [...(rules.get(flag) ?? []), rule]);
  }
  return rules;
}

/** The forms of one entry of the dictionary, folded; flags are of two letters. */
function formsOf(entry: string, rules: ReadonlyMap<string, Rule[]>): string[] {
  const [word = '', flags = ''] = entry.trim().split('/');
  if (!INFINITIVE.test(word) || /^\p{Lu}/u.test(word)) return [];
  const forms = (flags.match(/../g) ?? [])
    .flatMap((flag) => rules.get(flag) ?? [])
    .filter(({ strip, fits }) => fits.test(word) && word.endsWith(strip))
    .map(({ strip, add }) => fold(word.slice(0, word.length - strip.length) + add));
  return forms.length > CONJUGATED ? [fold(word), ...forms] : [];
}

const [, , folder] = process.argv;
if (!folder) throw new Error('Usage: scripts/data/verb-forms.ts <folder of index.aff and index.dic>');
const rules = rulesIn(readFileSync(join(folder, 'index.aff'), 'utf8'));
const correct = createCorrector(THESAURUS.vocabulary);
const found = new Set<string>();
for (const entry of readFileSync(join(folder, 'index.dic'), 'utf8').split('\n').slice(1))
  for (const form of formsOf(entry, rules)) {
    const word = singular(form);
    if (!/^[a-z]{4,}$/.test(form) || LITERARY.test(form)) continue;
    if (!THESAURUS.vocabulary.has(word) && !isEveryday(form) && correct(word) !== null) found.add(word);
  }

const lines = [...found].sort().reduce<string[]>((all, word) => {
  const last = all.at(-1);
  if (last === undefined || last.length + word.length >= LINE) return [...all, word];
  return [...all.slice(0, -1), `${last} ${word}`];
}, []);
writeFileSync(
  inProject(TARGET),
  `// Written by scripts/data/verb-forms.ts from the French dictionary of Grammalecte (https://grammalecte.net), which is
// subject to the terms of the Mozilla Public License, v. 2.0: http://mozilla.org/MPL/2.0/. So is this list.

const FORMS = \`
${lines.join('\n')}
\`;

const forms: ReadonlySet<string> = new Set(FORMS.trim().split(/\\s/));

/** True of a form of a French verb, folded and without its last s, that looks like a misspelt name of the field. */
export const isVerbForm = (word: string): boolean => forms.has(word);
`,
);
say(`${found.size} forms of verbs that look like names are in ${TARGET}.`);
