import { expect, it } from 'vitest';
import { createSentenceReader } from '#src/features/assistant/model/sentence-reader.ts';

function readAll(text: string, size: number) {
  const reader = createSentenceReader();
  const found = [];
  for (let at = 0; at < text.length; at += size) found.push(...reader.read(text.slice(at, at + size)));
  return [...found, ...reader.end()];
}

it('cuts at the marks alike, however the words come', () => {
  const text = 'Il dure 25 jours [1]. Il passe à 32. [2][3] Sans rien. Encore [1]';
  const wanted = [
    { text: 'Il dure 25 jours.', cites: [1] },
    { text: 'Il passe à 32.', cites: [2, 3] },
    { text: 'Encore.', cites: [1] },
  ];
  for (const size of [1, 2, 3, 7, 100]) expect(readAll(text, size), `by ${size}`).toEqual(wanted);
});

it('drops what bears no mark, and holds no more than it must', () => {
  expect(readAll('RIEN.', 2)).toEqual([]);
  expect(readAll('a'.repeat(100_000), 1000)).toEqual([]);
});
