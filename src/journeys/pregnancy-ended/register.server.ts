import { register } from '#src/server/calls/registry.ts';
import { endedCalls } from './ended.calls.ts';
import { endedVerbs } from './ended.server.ts';

export function registerPregnancyEnded(): void {
  register(endedCalls, endedVerbs);
}
