import { register } from '#src/server/calls/registry.ts';
import { developerCalls } from './developers.calls.ts';
import { developerVerbs } from './developers.server.ts';

export function registerDevelopers(): void {
  register(developerCalls, developerVerbs);
}
