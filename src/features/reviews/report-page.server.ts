import { and, eq } from 'drizzle-orm';
import { invalidInput } from '#src/server/calls/answer.ts';
import { review } from '#src/server/db/schema/index.ts';
import { attempt, pageCaller, type Refusal, textOf } from '#src/server/http/page-caller.ts';
import { reviewCalls } from './review.calls.ts';
import { reviewVerbs } from './review.server.ts';
import { reviewsPath } from './review-page.server.ts';
import { toPublic } from './review-rows.server.ts';

interface AskedPage {
  request: Request;
  locals: App.Locals;
  params: Record<string, string | undefined>;
}

/** The plain form under each review; null when there is no such published review. */
export async function reportOf(page: AskedPage) {
  const { ctx } = pageCaller(page);
  const uuid = page.params.review ?? '';
  const base = reviewsPath();
  if (base !== `/tous-les-avis-${page.params.product}` || !/^[0-9a-f-]{36}$/.test(uuid)) return null;
  const [row] = await ctx.db
    .select()
    .from(review)
    .where(and(eq(review.uuid, uuid), eq(review.status, 'published')));
  if (!row) return null;
  const shown = { review: toPublic(row), base, sent: false, refused: null as Refusal | null };
  if (page.request.method !== 'POST') return { ...shown, reason: '', detail: '' };
  const form = await page.request.formData();
  const given = { reason: textOf(form, 'reason'), detail: textOf(form, 'detail') };
  const result = await attempt(() => {
    const input = reviewCalls.reportReview.contract.input.safeParse({ uuid, ...given });
    if (!input.success) throw invalidInput(input.error.issues);
    return Promise.resolve(reviewVerbs.reportReview(ctx, input.data));
  });
  return 'done' in result
    ? { ...shown, ...given, sent: true }
    : { ...shown, ...given, refused: result.refused };
}
