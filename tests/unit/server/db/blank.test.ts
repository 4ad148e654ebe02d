import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layBlankDatabase } from '#src/server/db/blank.ts';

describe('the blank database of the build', () => {
  let root = '';
  const blank = () => join(root, 'blank');
  const dir = () => join(root, 'pglite');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'merveille-blank-'));
    mkdirSync(join(blank(), 'base/1'), { recursive: true });
    mkdirSync(dir());
    writeFileSync(join(blank(), 'PG_VERSION'), '18\n');
    writeFileSync(join(blank(), 'base/1/100'), 'table');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is copied into a folder that has no database', () => {
    layBlankDatabase(blank(), dir());
    expect(readFileSync(join(dir(), 'base/1/100'), 'utf8')).toBe('table');
    expect(readFileSync(join(dir(), 'PG_VERSION'), 'utf8')).toBe('18\n');
  });

  it('is copied again over a copy that was cut short', () => {
    mkdirSync(join(dir(), 'base/1'), { recursive: true });
    writeFileSync(join(dir(), 'base/1/100'), 'ta');
    layBlankDatabase(blank(), dir());
    expect(readFileSync(join(dir(), 'base/1/100'), 'utf8')).toBe('table');
  });

  it('never touches a database that is there', () => {
    writeFileSync(join(dir(), 'PG_VERSION'), '18\n');
    layBlankDatabase(blank(), dir());
    expect(readdirSync(dir())).toEqual(['PG_VERSION']);
  });

  it('is done without where a build prepared none', () => {
    layBlankDatabase(join(root, 'nowhere'), dir());
    expect(readdirSync(dir())).toEqual([]);
  });
});
