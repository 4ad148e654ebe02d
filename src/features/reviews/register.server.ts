import { register } from '#src/server/calls/registry.ts';
import { moderationVerbs } from './moderation.server.ts';
import { moderationCalls, reviewCalls } from './review.calls.ts';
import { reviewVerbs } from './review.server.ts';

export function registerReviews(): void {
  register(reviewCalls, reviewVerbs);
  register(moderationCalls, moderationVerbs);
}
