import { describe, expect, it } from 'vitest';
import { DatabaseFault, faultOf } from '#src/server/db/faults.ts';

const withCode = (code: string) => Object.assign(new Error('told by the server'), { code });

describe('the fault behind an error', () => {
  it.each([
    ['57P01', 'lost'],
    ['57P02', 'lost'],
    ['57P03', 'down'],
    ['08006', 'lost'],
    ['53300', 'full'],
    ['53100', 'disk'],
    ['25006', 'read_only'],
    ['57014', 'slow'],
    ['55P03', 'slow'],
    ['25P03', 'lost'],
    ['40001', 'contended'],
    ['40P01', 'contended'],
    ['ENOSPC', 'disk'],
  ])('is found by its code %s, however deep', (code, fault) => {
    expect(faultOf(withCode(code))).toBe(fault);
    expect(faultOf(new Error('Failed query', { cause: withCode(code) }))).toBe(fault);
  });

  it.each(['23505', '23503', '42P01', '22P02', 'EPIPE', 'ENOENT'])(
    'is none where the database answered, or where it was not asked (%s)',
    (code) => expect(faultOf(withCode(code))).toBeNull(),
  );

  it('is known in a copy that the job queue made of an error', () => {
    const copy = Object.assign(new Error(), { ...new DatabaseFault('down', 'nobody answers') });
    expect(faultOf(copy)).toBe('down');
    expect(faultOf('a word')).toBeNull();
  });
});
