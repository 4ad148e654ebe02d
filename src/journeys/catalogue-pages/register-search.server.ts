import { searchCalls } from '#src/features/search/search.calls.ts';
import { tuningCalls } from '#src/features/search/tuning/tuning.calls.ts';
import { tuningVerbs } from '#src/features/search/tuning/tuning.server.ts';
import { register } from '#src/server/calls/registry.ts';
import { searchVerbs } from './search.server.ts';

export function registerSearch(): void {
  register(searchCalls, searchVerbs);
  register(tuningCalls, tuningVerbs);
}
