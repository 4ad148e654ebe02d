import { register } from '#src/server/calls/registry.ts';
import { guessCalls } from './guess.calls.ts';
import { guessVerbs } from './guesses.server.ts';

export function registerGuesses(): void {
  register(guessCalls, guessVerbs);
}
