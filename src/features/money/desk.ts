import * as z from 'zod/mini';
import { typed } from '#src/lib/shapes.ts';

/** Rows of a page of the payments' desk. */
export const DESK_PER_PAGE = 30;
/** Whoever moves money says why, in words that mean something later. */
export const REASON_MIN = 5;
export const REASON_MAX = 500;

export const reason = typed(REASON_MIN, REASON_MAX);
export const pageNumber = z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1);
export const maybeText = z.nullable(z.string());

/** The gift or the order that a row of the desk is about, with who gave it. */
export const aboutShape = {
  reference: z.string(),
  list_title: z.string(),
  list_slug: z.string(),
  giver: maybeText,
};
