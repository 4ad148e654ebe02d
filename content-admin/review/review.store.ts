import { atom } from 'nanostores';
import type { OutputOf } from '#src/calls/contract.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import type { Content } from '#src/features/content/content.ts';
import { type Comment, reviewCalls } from '#src/features/content/review/review.calls.ts';

export type Turn = Pick<Content, 'review' | 'assigned_to' | 'due_on'>;
type Person = OutputOf<typeof reviewCalls.newsroomPeople>['items'][number];

export interface Review extends Turn {
  id: number;
  comments: Comment[];
  people: Person[];
}

/** All that the team says of the open document; null until it is known. */
export const $review = atom<Review | null>(null);

const turnOf = ({ review, assigned_to, due_on }: Content): Turn => ({ review, assigned_to, due_on });

/** Asks anew. People are asked once: they change less often than what they say. */
export async function readReview(id: number): Promise<void> {
  const known = $review.get();
  const [item, { items: comments }, { items: people }] = await Promise.all([
    editorCalls.contentDetail({ id }),
    reviewCalls.listComments({ id }),
    known?.id === id ? { items: known.people } : reviewCalls.newsroomPeople(),
  ]);
  $review.set({ id, ...turnOf(item), comments, people });
}

/** Takes the answer of a call about the open document. */
export function takeTurn(answer: Content): void {
  const review = $review.get();
  if (review?.id === answer.id) $review.set({ ...review, ...turnOf(answer) });
}

/** Puts a thread in its place, or at the end when it is new. */
export function takeThread(thread: Comment): void {
  const review = $review.get();
  if (!review) return;
  const others = review.comments.filter(({ id }) => id !== thread.id);
  $review.set({ ...review, comments: [...others, thread].sort((a, b) => a.id - b.id) });
}
