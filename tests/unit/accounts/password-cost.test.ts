import { describe, expect, it } from 'vitest';
import {
  hashAtLeastCost,
  hashPassword,
  PASSWORD_COST,
  passwordMatches,
} from '#src/features/accounts/password.server.ts';

const PASSWORD = 'une phrase de rose 12';

describe('the cost of a password’s hash', () => {
  it('is what OWASP asks for, and stands in the hash', async () => {
    expect(PASSWORD_COST).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
    expect(await hashPassword(PASSWORD)).toMatch(/^argon2id\$19456,2,1\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('is the hash’s own: one made at another cost still tells its password', async () => {
    const made = await hashPassword(PASSWORD);
    hashAtLeastCost();
    const cheaper = await hashPassword(PASSWORD);
    expect(cheaper).toMatch(/^argon2id\$8,1,1\$/);
    for (const hash of [made, cheaper]) {
      expect(await passwordMatches(PASSWORD, hash)).toBe(true);
      expect(await passwordMatches(`${PASSWORD} `, hash)).toBe(false);
    }
    expect(await passwordMatches(PASSWORD, null)).toBe(false);
  });

  it('is lowered in tests alone', () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      expect(hashAtLeastCost).toThrow('in tests alone');
    } finally {
      process.env.NODE_ENV = before;
    }
  });
});
