import { parse } from 'yaml';
import * as z from 'zod/mini';
import { addMonths, type Day } from '#src/lib/calendar-day.ts';
import edition2025 from './data/vaccinations-2025.yaml?raw';

const Dose = z.strictObject({ v: z.string(), dose: z.string() });
const Schedule = z.strictObject({
  edition: z.string(),
  title: z.string(),
  source: z.string(),
  url: z.url(),
  law: z.string(),
  checked: z.iso.date(),
  since: z.iso.date(),
  vaccines: z.record(z.string(), z.string()),
  steps: z.array(
    z.strictObject({
      months: z.int(),
      until: z.optional(z.int()),
      age: z.string(),
      required: z.array(Dose),
      advised: z.array(Dose),
    }),
  ),
});
export type Schedule = z.infer<typeof Schedule>;

/** The edition in use. Throws when its file does not hold together: better no calendar than a wrong one. */
export function currentSchedule(text: string = edition2025): Schedule {
  const schedule = Schedule.parse(parse(text));
  const named = schedule.steps
    .flatMap(({ required, advised }) => [...required, ...advised])
    .map(({ v }) => v);
  const unknown = named.find((name) => !(name in schedule.vaccines));
  if (unknown) throw new Error(`vaccination schedule ${schedule.edition}: ${unknown} has no name`);
  return schedule;
}

export interface DatedStep {
  age: string;
  from: Day;
  /** Last day of the age it is meant for; the same day when there is only one. */
  to: Day;
  required: string[];
  advised: string[];
}

/** Each step of the schedule on the day its age is reached. */
export function datedSteps({ steps, vaccines }: Schedule, birth: Day): DatedStep[] {
  const named = (doses: Schedule['steps'][number]['required']) =>
    doses.map(({ v, dose }) => `${vaccines[v] ?? v}, ${dose}`);
  return steps.map(({ months, until, age, required, advised }) => ({
    age,
    from: addMonths(birth, months),
    to: addMonths(birth, until ?? months),
    required: named(required),
    advised: named(advised),
  }));
}
