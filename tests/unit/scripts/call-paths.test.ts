import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { looseCallPaths } from '../../../scripts/check/call-paths.ts';

const read = (path: string, text: string) =>
  looseCallPaths({
    path,
    text,
    parts: [
      { tree: ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true), client: false, firstLine: 1 },
    ],
  });

describe('a path of the API outside its contract', () => {
  it('is refused when nothing holds it to the contract', () => {
    const found = read('src/shell/a.ts', `fetch('/api/user/logout');\nfetch(\`/api/list/\${name}\`);`);
    expect(found).toHaveLength(2);
    expect(found[0]).toContain("src/shell/a.ts:1: '/api/user/logout' is held to no contract");
    expect(read('content-admin/a.ts', "const PATH: string = '/api/user/logout';")).toHaveLength(1);
  });

  it('passes as a constant of the type PathOf', () => {
    const held = "const LOGOUT: PathOf<typeof accountCalls.logout> = '/api/user/logout';";
    expect(read('src/shell/a.ts', held)).toEqual([]);
  });

  it('stands in the contract itself, in the server that routes it, and in tests', () => {
    const text = "defineCall('/api/user/logout', {});";
    for (const path of ['src/features/accounts/account.calls.ts', 'src/server/http/api.ts', 'tests/api/a.ts'])
      expect(read(path, text)).toEqual([]);
  });

  it('is told from other addresses: those that begin like one, and the one place of a stream', () => {
    expect(read('src/features/content/life/links.ts', "path.startsWith('/api/');")).toEqual([]);
    const stream = "export const FOLLOW_PATH = '/api/list/follow';";
    expect(read('src/features/lists/live/live.ts', stream)).toEqual([]);
    expect(read('src/features/lists/live/other.ts', stream)).toHaveLength(1);
  });
});
