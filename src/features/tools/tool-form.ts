import { parisDay } from '#src/lib/calendar-day.ts';
import { loadTool } from './browser-tools.ts';
import { type FieldErrors, givenOf } from './form/field.ts';
import type { ToolResult } from './result/result.ts';
import { resultHtml } from './result/result-html.ts';
import { BY_RESULT } from './term-field.ts';
import type { ToolAnswer } from './tool.ts';

const toolOf = ({ dataset: { tool, options = '[]' } }: HTMLFormElement) =>
  loadTool(tool, JSON.parse(options));

/** At the first touch of its form, so that the answer is there at once. */
export async function prepare(form: HTMLFormElement): Promise<void> {
  await toolOf(form);
}

/** Shows the answer, or each error beside its field. Sends the form when only the server has the tool. */
export async function answer(form: HTMLFormElement): Promise<void> {
  const tool = await toolOf(form);
  if (!tool) return form.submit();
  const asked = addressOf(form);
  const answered = tool.run(givenOf(asked.searchParams), parisDay(new Date()));
  if ('result' in answered) tellTerm(form, answered.result);
  show(form, answered, asked);
}

/** The one dated event of the tool that works out a term (keep-term.ts listens where it is asked to keep it). */
function tellTerm(form: HTMLFormElement, { events = [] }: ToolResult): void {
  const [term] = events;
  if (form.dataset.termField === BY_RESULT && term)
    form.dispatchEvent(new CustomEvent('tool-term', { detail: term.from }));
}

/** The address of the result, without what was left empty. */
function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action, location.href);
  address.search = '';
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') address.searchParams.append(name, value);
  }
  return address;
}

function show(form: HTMLFormElement, answer: ToolAnswer, asked: URL): void {
  const place = document.getElementById('tool-result');
  const errors = 'errors' in answer ? answer.errors : {};
  const first = showErrors(form, errors);
  if (!place) return;
  if ('result' in answer) {
    history.replaceState(history.state, '', asked);
    place.querySelector('[data-tool-blocks]')?.replaceChildren(fragmentOf(resultHtml(answer.result)));
    showLinks(place, asked, (answer.result.events?.length ?? 0) > 0);
    dispatchEvent(new CustomEvent('tool-result'));
  }
  place.hidden = !('result' in answer);
  (first ?? place).focus();
  if (!first) place.scrollIntoView({ block: 'nearest' });
}

function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function showLinks(place: HTMLElement, asked: URL, dated: boolean): void {
  const share = place.querySelector<HTMLAnchorElement>('[data-tool-share]');
  const calendar = place.querySelector<HTMLAnchorElement>('[data-tool-ics]');
  if (share) share.href = asked.href;
  if (calendar) {
    calendar.href = `${asked.pathname}.ics${asked.search}`;
    calendar.download = '';
    calendar.hidden = !dated;
  }
}

/** Each sentence beside its field; answers the first field that has one. */
function showErrors(form: HTMLFormElement, errors: FieldErrors): HTMLElement | null {
  let first: HTMLElement | null = null;
  for (const place of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const sentence = errors[place.dataset.field ?? ''] ?? '';
    const control = place.querySelector<HTMLElement>('input, select');
    const said = place.querySelector('.field-error');
    if (said) said.textContent = sentence;
    if (sentence) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
    if (sentence) first ??= control;
  }
  return first;
}
