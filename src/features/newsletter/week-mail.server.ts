import { milestonesIn } from '#src/features/weeks/milestones.ts';
import { TERM_FIELD } from '#src/features/weeks/term.ts';
import { ownDates } from '#src/features/weeks/week-words.ts';
import { weeksFr } from '#src/features/weeks/weeks.fr.ts';
import type { Week } from '#src/features/weeks/weeks.server.ts';
import { OWN_WEEK_PATH, type WeekRef, weekPath } from '#src/features/weeks/weeks.ts';
import type { Day } from '#src/lib/calendar-day.ts';
import type { Config } from '#src/server/config.ts';
import { type Composed, framed, MANAGE } from './campaign-mail.server.ts';
import { layBody } from './letter-body.ts';
import { LETTER_PATHS } from './link.server.ts';
import { weekFr as fr, newsletterFr } from './newsletter.fr.ts';

type Site = Pick<Config, 'publicUrl' | 'productName'>;

/** The part of a week's text that a letter repeats: all of it, under the dates of the reader. */
function mdOf(week: Week, due: Day): string {
  const dates = milestonesIn(due, week).map((one) => `- [${one.label}](${one.href}) — ${ownDates(one)}`);
  return [
    `## ${fr.title(week.title)}`,
    ...(dates.length > 0 ? [`### ${weeksFr.dates}`, dates.join('\n')] : []),
    bodyWithout(week.row.md),
    ...(week.prepare ? [`### ${weeksFr.prepare}`, week.prepare] : []),
    `**${weeksFr.check}** ${weeksFr.checkText}`,
    `**${weeksFr.callNow}** ${week.period === 'grossesse' ? weeksFr.urgent : weeksFr.urgentAfter}`,
    `[${fr.read}](${weekPath(week)}) · [${fr.all}](${OWN_WEEK_PATH}?${TERM_FIELD}=${due})`,
  ].join('\n\n');
}

/** The body of a document, its headings a step lower. */
function bodyWithout(md: string): string {
  return md.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^##(?=\s)/gm, '###');
}

/** A week's letter for everybody of one term, with the places of each reader's address and key. */
export async function composeWeek(
  site: Site,
  week: Week,
  due: Day,
): Promise<Pick<Composed, 'html' | 'text'> & { subject: string }> {
  const { publicUrl } = site;
  // Within a transaction, and short: at once.
  const { html, text } = layBody({ publicUrl, md: mdOf(week, due), countedAt: null });
  const subject = fr.subject(week.title);
  const ways = [
    { label: newsletterFr.foot.browser, href: publicUrl + weekPath(week as WeekRef) },
    { label: newsletterFr.foot.preferences, href: publicUrl + LETTER_PATHS.preferences(MANAGE) },
    { label: fr.ended, href: `${publicUrl}${LETTER_PATHS.preferences(MANAGE)}#arret` },
    { label: newsletterFr.foot.unsubscribe, href: publicUrl + LETTER_PATHS.unsubscribe(MANAGE) },
  ];
  return {
    subject,
    ...(await framed(site, { subject, preheader: week.description, html, text, ways })),
  };
}
