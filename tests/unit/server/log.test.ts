import { describe, expect, it } from 'vitest';
import { createLog } from '#src/server/log.ts';

describe('a log line', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });

  it('holds no parameter of a failed query', () => {
    const cause = new Error('duplicate key value');
    const error = new Error(
      'Failed query: insert into person values ($1)\nparams: camille@exemple.fr,secret',
      { cause },
    );
    log.error({ err: error, requestId: 'r1' }, 'call failed');
    expect(lines.at(-1)).not.toMatch(/camille|secret/);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      requestId: 'r1',
      err: { message: 'Failed query: insert into person values ($1)', cause: 'duplicate key value' },
    });
  });

  it('holds no password, token or address passed by mistake', () => {
    log.info({ token: 'abc', email: 'camille@exemple.fr', input: { password: 'phrase' } }, 'oops');
    expect(lines.at(-1)).not.toMatch(/abc|camille|phrase/);
  });
});
