import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { backupArgs, withBackupKey } from '#src/server/commands/backup-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'merveille-key-'));
const file = join(folder, 'key.txt');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const PUBLIC = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';

describe('the key of a backup', () => {
  it('is taken from the command line when it is public', () => {
    expect(withBackupKey('backup', ['/to', '--key', PUBLIC], {})).toEqual(['/to', `--key=${PUBLIC}`]);
    expect(withBackupKey('backup', [`--key=${PUBLIC}`, '/to'], {})).toEqual(['/to', `--key=${PUBLIC}`]);
  });
  it('is refused on the command line when it is secret', () => {
    for (const secret of ['AGE-SECRET-KEY-1QQQ', 'une phrase secrète bien longue', ''])
      expect(() => withBackupKey('restore', ['/from', `--key=${secret}`], {})).toThrow('public key');
  });
  it('is taken from a file, without its comments, or from the environment', () => {
    writeFileSync(file, '# created: 2026\n# public key: age1…\nAGE-SECRET-KEY-1ABC\n');
    expect(withBackupKey('restore', ['/from', `--key-file=${file}`], { BACKUP_KEY: 'other' })).toEqual([
      '/from',
      '--key=AGE-SECRET-KEY-1ABC',
    ]);
    expect(withBackupKey('backup', ['/to'], { BACKUP_KEY: ' une phrase ' })).toEqual([
      '/to',
      '--key=une phrase',
    ]);
    expect(() => withBackupKey('backup', ['/to', '--key-file=/nowhere'], {})).toThrow('cannot be read');
  });
  it('goes to no other command', () => {
    expect(withBackupKey('export', ['/to'], { BACKUP_KEY: 'secret' })).toEqual(['/to']);
    expect(backupArgs(['/to', '--key=une phrase'])).toEqual({ folder: '/to', key: 'une phrase' });
    expect(backupArgs(['/to'])).toEqual({ folder: '/to', key: null });
  });
});
