import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { callsFor, describeGroup, groupsOf } from './described.server.ts';
import type { developerCalls } from './developers.calls.ts';

async function describeCalls(
  { services }: Ctx,
  { group }: InputOf<typeof developerCalls.describeCalls>,
): Promise<OutputOf<typeof developerCalls.describeCalls>> {
  const calls = callsFor(services.config, 'others');
  const found = group === null ? null : describeGroup(calls, group);
  const described = found && {
    ...found,
    calls: found.calls.map((call) => ({ ...call, codes: [...call.codes] })),
  };
  return { groups: groupsOf(calls), described };
}

export const developerVerbs = { describeCalls };
