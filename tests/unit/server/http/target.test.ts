import { describe, expect, it } from 'vitest';
import { betterPath, pathOf } from '#src/server/http/target.ts';

describe('the path of a request target', () => {
  it.each([
    ['/magazine?x=%zz', '/magazine'],
    ['/pr%C3%A9noms', '/pr%C3%A9noms'],
    ['/100%25', '/100%25'],
    ['/a%2Fb', '/a%2Fb'],
  ])('of %s is %s', (target, path) => {
    expect(pathOf(target)).toBe(path);
  });

  it.each([
    ['an address of another site', 'http://evil.example/'],
    ['a star', '*'],
    ['a NUL', '/a%00b'],
    ['a NUL encoded twice', '/a%25%30%30b'],
    ['a letter encoded twice', '/%2570/reservation/x'],
    ['a broken escape', '/%E0%A4%A'],
    ['more than 4,096 characters', `/${'a'.repeat(4096)}`],
  ])('is refused when it is %s', (_, target) => {
    expect(pathOf(target)).toBeNull();
  });
});

describe('the better form of a path', () => {
  it.each([
    ['/magazine/', '/magazine'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/\\\\/evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/%2e%2e/%2E/a', '/a'],
    ['/a/../../b', '/b'],
    ['/%70/reservation/x', '/p/reservation/x'],
    ['//', '/'],
  ])('of %s is %s', (path, better) => {
    expect(betterPath(path)).toBe(better);
  });

  it.each(['/', '/magazine', '/%5Cevil', '/a%2Fb', '/pr%C3%A9noms', '/...'])('of %s is itself', (path) => {
    expect(betterPath(path)).toBeNull();
  });
});
