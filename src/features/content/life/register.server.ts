import { register } from '#src/server/calls/registry.ts';
import { attentionVerbs } from './attention.server.ts';
import { backlinkVerbs } from './backlinks.server.ts';
import { binVerbs } from './bin.server.ts';
import { bulkVerbs } from './bulk.server.ts';
import { bulkFieldVerbs } from './bulk-fields.server.ts';
import { contentSearchVerbs } from './content-search.server.ts';
import { historyVerbs } from './history.server.ts';
import { lifeCalls } from './life.calls.ts';
import { presenceVerbs } from './presence.server.ts';
import { redirectCalls } from './redirect.calls.ts';
import { redirectVerbs } from './redirect-manager.server.ts';
import { scheduleVerbs } from './schedule.server.ts';
import { shareVerbs } from './share.server.ts';
import { ticketVerbs } from './ticket.server.ts';
import { viewCalls } from './view.calls.ts';
import { viewVerbs } from './views.server.ts';

export function registerContentLife(): void {
  register(lifeCalls, {
    ...contentSearchVerbs,
    ...bulkVerbs,
    ...bulkFieldVerbs,
    ...binVerbs,
    ...backlinkVerbs,
    ...historyVerbs,
    ...presenceVerbs,
    ...scheduleVerbs,
    ...shareVerbs,
    ...attentionVerbs,
    ...ticketVerbs,
  });
  register(redirectCalls, redirectVerbs);
  register(viewCalls, viewVerbs);
}
