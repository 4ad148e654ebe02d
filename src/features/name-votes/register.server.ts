import { register } from '#src/server/calls/registry.ts';
import { nameVoteCalls } from './name-vote.calls.ts';
import { createVote, getVote, vote } from './name-votes.server.ts';

export function registerNameVotes(): void {
  register(nameVoteCalls, { createVote, vote, getVote });
}
