// Two branches that each add a migration leave a chain that forks: drizzle-kit then makes no other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const META = join(import.meta.dirname, '../../../../src/server/db/migrations/meta');

it('each snapshot follows the one before it', () => {
  const snapshots = readdirSync(META)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .map((name) => {
      const { id, prevId } = JSON.parse(readFileSync(join(META, name), 'utf8')) as Record<string, string>;
      return { name, id, prevId };
    });
  const astray = snapshots.filter(({ prevId }, n) => n > 0 && prevId !== snapshots[n - 1]?.id);
  expect(astray.map(({ name }) => name)).toEqual([]);
});
