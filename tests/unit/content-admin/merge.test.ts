import { describe, expect, it } from 'vitest';
import { BODY, differences, mergeDocuments, WHOLE } from '#admin/document/merge.ts';

const text = (title: string, body: string, more = '') => `---\ntitle: "${title}"\n${more}---\n\n${body}\n`;
const base = text('Un', 'Un texte.', 'tags:\n  - a\n');

describe('two versions of a document', () => {
  it('differ by the fields and the text that both hold differently', () => {
    const mine = text('Le mien', 'Un texte.', 'tags:\n  - a\n');
    const theirs = text('Un', 'Le sien.', 'tags:\n  - a\n  - b\n');
    expect(differences({ base, mine, theirs })).toEqual([
      { name: 'title', was: 'Un', mine: 'Le mien', theirs: 'Un', proposed: 'mine' },
      { name: 'tags', was: 'a', mine: 'a', theirs: 'a, b', proposed: 'theirs' },
      {
        name: BODY,
        was: 'Un texte.\n',
        mine: 'Un texte.\n',
        theirs: 'Le sien.\n',
        both: 'Le sien.\n',
        proposed: 'theirs',
      },
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

  it('put together what each wrote in a passage of its own, and keep line endings', () => {
    const long = (first: string, last: string) => text('Un', `${first}\n\nLe milieu.\n\n${last}`);
    const sides = {
      base: long('Le début.', 'La fin.'),
      mine: long('Mon début.', 'La fin.'),
      theirs: long('Le début.', 'Sa fin.'),
    };
    expect(differences(sides)).toMatchObject([{ name: BODY, proposed: 'both' }]);
    expect(mergeDocuments(sides, { [BODY]: 'both' })).toBe(long('Mon début.', 'Sa fin.'));
    const theirs = sides.theirs.replaceAll('\n', '\r\n');
    expect(mergeDocuments({ ...sides, theirs }, { [BODY]: 'both' })).toBe(
      long('Mon début.', 'Sa fin.').replaceAll('\n', '\r\n'),
    );
  });

  it('are chosen whole when a header cannot be read', () => {
    const mine = '---\ntitle: "ouvert\n---\n';
    const sides = { base, mine, theirs: base };
    expect(differences(sides)).toEqual([{ name: WHOLE, was: base, mine, theirs: base, proposed: null }]);
    expect(mergeDocuments(sides, { [WHOLE]: 'mine' })).toBe(mine);
  });
});
