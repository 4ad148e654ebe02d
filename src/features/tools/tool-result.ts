import { formatDate } from '#src/lib/format.ts';
import { type FollowUpStep, followUp, nextStep } from './follow-up.ts';
import {
  type Age,
  ageOn,
  dayOfAge,
  daysBetween,
  type LeaveCase,
  maternityLeave,
  monthOf,
  TRIMESTERS,
  trimesterOf,
} from './pregnancy.ts';

const ORDINAL = ['', 'premier', 'deuxième', 'troisième'] as const;
export const TO_CHECK =
  'Estimation à vérifier avec un professionnel : l’échographie du premier trimestre fait foi.';
export const RESULT_SOURCES =
  'Sources : CNGOF, terme à 41 SA (2011) ; Assurance Maladie, suivi de grossesse (2026) ; code du travail, articles L1225-17 à L1225-19.';

/** "12 SA + 3", "12 SA" on the day itself. */
export function formatAge({ weeks, days }: Age): string {
  return days === 0 ? `${weeks} SA` : `${weeks} SA + ${days}`;
}

/** HTML of the due-date tool's answer. It holds dates and fixed words only, never what a person typed. */
export function dueDateHtml(dueDate: string, leave: LeaveCase, today: string): string {
  const early = dayOfAge(dueDate, 37);
  const { from, to, weeksBefore, weeksAfter } = maternityLeave(dueDate, leave);
  return (
    answer('Date prévue d’accouchement', formatDate(dueDate), sinceText(dueDate, today)) +
    facts([
      ['Aujourd’hui', agePhrase(dueDate, today)],
      ['Naissance à terme', `du ${formatDate(early)} au ${formatDate(dayOfAge(dueDate, 41, 6))}`],
      ['Terme à 40 SA, ailleurs', formatDate(dayOfAge(dueDate, 40))],
      [
        'Congé de maternité',
        `du ${formatDate(from)} au ${formatDate(to)} inclus (${weeksBefore} semaines avant, ${weeksAfter} après)`,
      ],
    ]) +
    footing()
  );
}

/** HTML of the pregnancy-week tool's answer, with the dated calendar of the follow-up. */
export function pregnancyWeekHtml(dueDate: string, leave: LeaveCase, today: string): string {
  const age = ageOn(dueDate, today);
  const steps = followUp(dueDate);
  const next = nextStep(steps, today);
  const { from, to } = maternityLeave(dueDate, leave);
  return (
    answer(
      'Vous en êtes à',
      age.weeks < 0 ? 'Pas encore enceinte à cette date' : formatAge(age),
      sinceText(dueDate, today),
    ) +
    facts([
      [
        'En semaines de grossesse',
        age.weeks < 2
          ? 'avant la conception'
          : `${age.weeks - 2} semaines${age.days ? ` et ${age.days} j` : ''}`,
      ],
      ['Mois et trimestre', monthPhrase(age)],
      ['Date prévue d’accouchement', formatDate(dueDate)],
      ['Prochain rendez-vous', next ? `${next.label} : ${stepDates(next)}` : 'le suivi est terminé'],
      ['Congé de maternité', `du ${formatDate(from)} au ${formatDate(to)} inclus`],
    ]) +
    calendar(steps, today) +
    footing()
  );
}

function answer(label: string, value: string, note: string): string {
  return `<p class="tool-answer"><span class="tool-answer-label">${label}</span> <strong>${value}</strong> <span class="muted">${note}</span></p>`;
}

function facts(rows: readonly (readonly [string, string])[]): string {
  return `<dl class="tool-facts">${rows.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

function footing(): string {
  return `<p class="tool-check"><strong>${TO_CHECK}</strong></p><p class="small muted">${RESULT_SOURCES}</p>`;
}

function sinceText(dueDate: string, today: string): string {
  const days = daysBetween(today, dueDate);
  if (days === 0) return 'c’est aujourd’hui';
  return days > 0 ? `dans ${plural(days, 'jour')}` : `il y a ${plural(-days, 'jour')}`;
}

function agePhrase(dueDate: string, today: string): string {
  const age = ageOn(dueDate, today);
  if (age.weeks < 0) return 'la grossesse n’a pas commencé à cette date';
  return `${formatAge(age)}, ${monthPhrase(age)}`;
}

function monthPhrase(age: Age): string {
  const month = monthOf(age);
  const trimester = `${ORDINAL[trimesterOf(age)]} trimestre`;
  if (age.weeks >= TRIMESTERS[2]) return 'terme atteint';
  return month === 0 ? trimester : `${month === 1 ? '1er' : `${month}e`} mois, ${trimester}`;
}

function calendar(steps: readonly FollowUpStep[], today: string): string {
  const rows = steps.map(
    (step) =>
      `<tr${step.to < today ? ' class="is-past"' : ''}><th scope="row">${step.label}</th><td>${stepDates(step)}${step.to < today ? ' <span class="muted">(passé)</span>' : ''}</td></tr>`,
  );
  return `<h2 class="tool-calendar-title">Votre calendrier de suivi</h2><table class="tool-calendar"><thead><tr><th scope="col">Rendez-vous</th><th scope="col">Dates</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function stepDates({ from, to }: FollowUpStep): string {
  return from === null ? `avant le ${formatDate(to)} inclus` : `du ${formatDate(from)} au ${formatDate(to)}`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? 's' : ''}`;
}
