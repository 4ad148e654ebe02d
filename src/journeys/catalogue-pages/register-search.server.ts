import { FOUND } from '#src/features/search/found.server.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { tuningCalls } from '#src/features/search/tuning/tuning.calls.ts';
import { tuningVerbs } from '#src/features/search/tuning/tuning.server.ts';
import { measureSearch } from '#src/features/search/use/measure.server.ts';
import { searchUseCalls } from '#src/features/search/use/use.calls.ts';
import { getSearchUse } from '#src/features/search/use/use.server.ts';
import { keepAnswers } from '#src/server/calls/kept-answers.ts';
import { register } from '#src/server/calls/registry.ts';
import { SEARCHES, searchVerbs } from './search.server.ts';

export function registerSearch(): void {
  register(searchCalls, searchVerbs);
  keepAnswers(searchCalls.instant, { tags: [FOUND], limit: SEARCHES });
  register(tuningCalls, tuningVerbs);
  register(searchUseCalls, { getSearchUse, measureSearch });
}
