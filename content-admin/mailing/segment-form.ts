import { type Segment, TOPICS, type Topic } from '#src/features/newsletter/newsletter.ts';

export const CHOICES = ['has_list', 'list_incomplete', 'pot_open'] as const;
export const DAYS = ['term_from', 'term_to', 'joined_from', 'joined_to'] as const;

/** The segment as its form holds it: nothing chosen leaves a line out. */
export function segmentIn(form: FormData): Segment {
  const topics: Topic[] = TOPICS.filter((topic) => form.getAll('topics').includes(topic));
  const segment: Segment = { topics };
  for (const name of CHOICES) {
    const value = form.get(name);
    if (value === 'yes' || value === 'no') segment[name] = value === 'yes';
  }
  for (const name of DAYS) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') segment[name] = value;
  }
  return segment;
}
