import { invalidInput } from '#src/server/calls/answer.ts';
import { attempt, pageCaller, type Refusal, textOf } from '#src/server/http/page-caller.ts';
import { findShared } from '../life/share.server.ts';
import { guestCommentVerbs } from './guest-comment.server.ts';
import { reviewCalls } from './review.calls.ts';

interface AskedPage {
  request: Request;
  locals: App.Locals;
  params: Record<string, string | undefined>;
}

/** The plain form of whoever reads by a preview link; null where the link ended or takes no remark. */
export async function guestPage(page: AskedPage) {
  const { ctx } = pageCaller(page);
  const token = page.params.token ?? '';
  const shared = await findShared(ctx.db, token, ctx.now);
  if (!shared?.mayComment) return null;
  const shown = { title: shared.content.title, back: `/p/apercu/${token}`, refused: null as Refusal | null };
  if (page.request.method !== 'POST') return { ...shown, sent: false, name: '', quote: '', text: '' };
  const form = await page.request.formData();
  const given = { name: textOf(form, 'name'), quote: textOf(form, 'quote'), text: textOf(form, 'text') };
  const result = await attempt(() => {
    const input = reviewCalls.commentByLink.contract.input.safeParse({ token, ...given });
    if (!input.success) throw invalidInput(input.error.issues);
    return guestCommentVerbs.commentByLink(ctx, input.data);
  });
  if ('refused' in result) return { ...shown, ...given, sent: false, refused: result.refused };
  // The name stays for the next remark.
  return { ...shown, sent: true, name: given.name, quote: '', text: '' };
}
