import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_FLAGS } from '../../../scripts/setup/serve.mjs';

test('a container starts the server as npm start does', () => {
  const dockerfile = readFileSync(join(import.meta.dirname, '../../../Dockerfile'), 'utf8');
  const command: unknown = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]');
  expect(command).toEqual(['node', ...SERVER_FLAGS, 'dist/server/entry.mjs']);
});
