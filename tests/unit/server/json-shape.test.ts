import { describe, expect, it } from 'vitest';
import { isQuickJson } from '#src/server/calls/json-shape.ts';

const MIB = 1024 * 1024;

describe('a body that is quick to read', () => {
  it.each([
    ['a picture in one string', JSON.stringify({ dataurl: 'A'.repeat(11 * MIB) })],
    ['brackets inside a string', JSON.stringify({ md: '[],{}'.repeat(MIB / 4) })],
    ['quotes and backslashes inside a string', JSON.stringify({ md: '"\\[,'.repeat(MIB / 4) })],
    ['a short one, whatever is in it', '[[],'.repeat(1000)],
  ])('is let through: %s', (_, text) => expect(isQuickJson(text)).toBe(true));

  it.each([
    ['megabytes of empty lists', `[${'[],'.repeat(MIB)}[]]`],
    ['megabytes of opened lists', '['.repeat(MIB)],
    ['them behind a long string', `["${'a"'.replace('"', '\\"').repeat(MIB / 4)}",${'0,'.repeat(MIB)}0]`],
  ])('is refused: %s', (_, text) => expect(isQuickJson(text)).toBe(false));
});
