import { describe, expect, it } from 'vitest';
import { base64, typed, typedLine } from '#src/lib/shapes.ts';

const takes = (shape: ReturnType<typeof typed>, text: string) => shape.safeParse(text).success;

describe('a text that somebody types', () => {
  it.each(['Zoé', 'Deux\nlignes', 'Une\ttabulation', 'سارة', 'Une famille 👩‍👩‍👧'])('may be %j', (text) =>
    expect(takes(typed(1, 60), text)).toBe(true),
  );
  it.each(['Zo\u0000é', ''])('is never %j', (text) => expect(takes(typed(1, 60), text)).toBe(false));
});

describe('a text that nobody can see', () => {
  it.each(['\u200b', '\u200d\u2060 \ufeff', '\u00ad', '\u3164', '\u2800', '\u0301', '\u{e0020}'])(
    'is nothing: %j',
    (text) => {
      expect(takes(typed(1, 60), text)).toBe(false);
      expect(takes(typedLine(1, 60), text)).toBe(false);
      expect(typed(0, 60).parse(text)).toBe('');
    },
  );
  it.each(['👶', '★', '!', 'क्षि', 'é'])('is not %j', (text) =>
    expect(takes(typedLine(1, 60), text)).toBe(true),
  );
});

describe('a name', () => {
  it.each(['Zoé', 'سارة', 'Anne-Lise d’Argenteuil'])('may be %j', (text) =>
    expect(takes(typedLine(1, 60), text)).toBe(true),
  );
  it.each(['Zoé\nSujet : gagné', 'Zoé\rX', '\u202Eelbatpmoc', 'Zoé\u2066', 'Zoé\u2028Sujet', 'Zoé\u2029X'])(
    'is never %j',
    (text) => expect(takes(typedLine(1, 60), text)).toBe(false),
  );
});

describe('bytes in base64', () => {
  it.each(['YQ==', 'YWI=', 'YWJj', '+/+/'])('are taken: %j', (text) => {
    expect(base64().safeParse(text).success).toBe(true);
  });

  it.each(['', '=', '====', 'YQ===', 'YQ=a', 'Y=Q=', 'Y Q=', 'YWJj\n', '_-_-', 'é', 'YWJj\0'])(
    'are refused where they are none: %j',
    (text) => {
      expect(base64().safeParse(text).success).toBe(false);
    },
  );
});
