import { register } from '#src/server/calls/registry.ts';
import { getCalendar, openDoor } from './calendar.server.ts';
import { myClaims } from './claim.server.ts';
import { deleteOffer, listOffers, offerReport, saveOffer } from './desk.server.ts';
import { offerCalls, offerDeskCalls } from './offer.calls.ts';
import { activeOffers } from './offer.server.ts';

export function registerOffers(): void {
  register(offerCalls, { active: activeOffers, calendar: getCalendar, openDoor, mine: myClaims });
  register(offerDeskCalls, { list: listOffers, save: saveOffer, remove: deleteOffer, report: offerReport });
}
