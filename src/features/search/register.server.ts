import { register } from '#src/server/calls/registry.ts';
import { searchCalls } from './search.calls.ts';
import { searchVerbs } from './search.server.ts';
import { tuningCalls } from './tuning/tuning.calls.ts';
import { tuningVerbs } from './tuning/tuning.server.ts';

export function registerSearch(): void {
  register(searchCalls, searchVerbs);
  register(tuningCalls, tuningVerbs);
}
