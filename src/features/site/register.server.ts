import { register } from '#src/server/calls/registry.ts';
import { settingVerbs } from './saving.server.ts';
import { siteCalls } from './site.calls.ts';

export function registerSite(): void {
  register(siteCalls, settingVerbs);
}
