import { register } from '#src/server/calls/registry.ts';
import { campaignCalls } from './campaign.calls.ts';
import { campaignVerbs } from './campaigns.server.ts';
import { newsletterCalls } from './newsletter.calls.ts';
import { newsletterVerbs } from './newsletter.server.ts';
import { stoppedCalls } from './stopped.calls.ts';
import { stoppedVerbs } from './stopped.server.ts';

export function registerNewsletter(): void {
  register(newsletterCalls, newsletterVerbs);
  register(campaignCalls, campaignVerbs);
  register(stoppedCalls, stoppedVerbs);
}
