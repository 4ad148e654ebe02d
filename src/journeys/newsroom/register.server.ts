import { register } from '#src/server/calls/registry.ts';
import { newsroomCalls } from './newsroom.calls.ts';
import { newsroomVerbs } from './state.server.ts';

export function registerNewsroom(): void {
  register(newsroomCalls, newsroomVerbs);
}
