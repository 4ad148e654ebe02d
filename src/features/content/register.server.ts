import { keepAnswers } from '#src/server/calls/kept-answers.ts';
import { register } from '#src/server/calls/registry.ts';
import { checklistCalls } from './checklist/checklist.calls.ts';
import { checklistVerbs } from './checklist/checklist.server.ts';
import { contentCalls, editorCalls } from './content.calls.ts';
import { contentVerbs } from './content.server.ts';
import { deskVerbs } from './desk.server.ts';
import { draftVerbs } from './drafts.server.ts';
import { savingVerbs } from './editor.server.ts';
import { editorReadingVerbs } from './editor-reading.server.ts';
import { embedCalls } from './embed.calls.ts';
import { embedVerbs } from './embed.server.ts';
import { headlessCalls } from './headless/headless.calls.ts';
import { headlessVerbs } from './headless/headless.server.ts';
import { legalPageCalls } from './legal-pages.calls.ts';
import { legalPageVerbs } from './legal-pages.server.ts';
import { linkCalls } from './life/menu-links.calls.ts';
import { linkVerbs } from './life/menu-links.server.ts';
import { registerContentLife } from './life/register.server.ts';
import { publishingVerbs } from './publishing.server.ts';
import { calendarVerbs } from './review/calendar.server.ts';
import { commentVerbs } from './review/comments.server.ts';
import { guestCommentVerbs } from './review/guest-comment.server.ts';
import { reviewCalls } from './review/review.calls.ts';
import { reviewVerbs } from './review/review.server.ts';
import { faultCalls, templateCalls } from './template.calls.ts';
import { faultVerbs, templateVerbs } from './template.server.ts';
import { templateBrowseVerbs } from './template-browse.server.ts';
import { templateChangeVerbs } from './template-change/change.server.ts';
import { templateChangeCalls } from './template-change/template-change.calls.ts';
import { transferCalls } from './transfer/transfer.calls.ts';
import { transferVerbs } from './transfer/transfer.server.ts';

export function registerContent(): void {
  registerContentLife();
  register(linkCalls, linkVerbs);
  register(contentCalls, contentVerbs);
  register(headlessCalls, headlessVerbs);
  keepAnswers(contentCalls.getInitSiteContent);
  keepAnswers(contentCalls.getLastPosts);
  register(templateCalls, { ...templateVerbs, ...templateBrowseVerbs });
  register(templateChangeCalls, templateChangeVerbs);
  register(faultCalls, faultVerbs);
  register(embedCalls, embedVerbs);
  register(legalPageCalls, legalPageVerbs);
  register(transferCalls, transferVerbs);
  register(reviewCalls, { ...reviewVerbs, ...commentVerbs, ...guestCommentVerbs, ...calendarVerbs });
  register(checklistCalls, checklistVerbs);
  register(editorCalls, {
    ...editorReadingVerbs,
    ...savingVerbs,
    ...draftVerbs,
    ...publishingVerbs,
    ...deskVerbs,
  });
}
