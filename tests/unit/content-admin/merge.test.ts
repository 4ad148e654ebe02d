import { describe, expect, it } from 'vitest';
import { BODY, differences, mergeDocuments, WHOLE } from '#admin/document/merge.ts';

const text = (title: string, body: string, more = '') => `---\ntitle: "${title}"\n${more}---\n\n${body}\n`;
const base = text('Un', 'Un texte.', 'tags:\n  - a\n');

describe('two versions of a document', () => {
  it('differ by the fields and the text that both hold differently', () => {
    const mine = text('Le mien', 'Un texte.', 'tags:\n  - a\n');
    const theirs = text('Un', 'Le sien.', 'tags:\n  - a\n  - b\n');
    expect(differences({ base, mine, theirs })).toEqual([
      { name: 'title', mine: 'Le mien', theirs: 'Un', proposed: 'mine' },
      { name: 'tags', mine: 'a', theirs: 'a, b', proposed: 'theirs' },
      { name: BODY, mine: 'Un texte.\n', theirs: 'Le sien.\n', proposed: 'theirs' },
    ]);
    expect(differences({ base, mine: theirs, theirs })).toEqual([]);
  });

  it('propose nothing where both changed the same thing', () => {
    const sides = { base, mine: text('Le mien', 'A'), theirs: text('Le sien', 'B') };
    expect(differences(sides).map(({ proposed }) => proposed)).toEqual([null, null]);
  });

  it('merge into theirs with what was chosen of mine', () => {
    const mine = text('Le mien', 'Mon texte.', 'cover: valise\n');
    const theirs = text('Le sien', 'Son texte.', 'tags:\n  - a   # gardé\n');
    const sides = { base, mine, theirs };
    expect(mergeDocuments(sides, { title: 'mine', cover: 'mine', tags: 'theirs', [BODY]: 'theirs' })).toBe(
      text('Le mien', 'Son texte.', 'cover: valise\ntags:\n  - a   # gardé\n'),
    );
    expect(mergeDocuments(sides, { tags: 'mine', [BODY]: 'both' })).toBe(
      text('Le sien', 'Son texte.\n\nMon texte.'),
    );
    expect(mergeDocuments(sides, {})).toBe(theirs);
  });

  it('are chosen whole when a header cannot be read', () => {
    const mine = '---\ntitle: "ouvert\n---\n';
    const sides = { base, mine, theirs: base };
    expect(differences(sides)).toEqual([{ name: WHOLE, mine, theirs: base, proposed: null }]);
    expect(mergeDocuments(sides, { [WHOLE]: 'mine' })).toBe(mine);
  });
});
