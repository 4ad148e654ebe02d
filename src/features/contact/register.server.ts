import { register } from '#src/server/calls/registry.ts';
import { contactCalls } from './contact.calls.ts';
import { contactVerbs } from './contact.server.ts';
import { inboxVerbs } from './inbox.server.ts';

export function registerContact(): void {
  register(contactCalls, { ...contactVerbs, ...inboxVerbs });
}
