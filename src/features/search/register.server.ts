import { register } from '#src/server/calls/registry.ts';
import { searchCalls } from './search.calls.ts';
import { searchVerbs } from './search.server.ts';

export function registerSearch(): void {
  register(searchCalls, searchVerbs);
}
