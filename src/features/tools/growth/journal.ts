import { parisDay } from '#src/lib/calendar-day.ts';
import { keep as keepText, readKept } from '#src/lib/kept.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { CONFIRM } from '#src/ui/action.fr.ts';
import { drawJournal } from './draw-journal.ts';
import {
  addMeasures,
  MEASURE_NAMES,
  type Measure,
  type MeasureFields,
  readJournal,
  readMeasure,
} from './measures.ts';
import { fromCsv, toCsv } from './measures-csv.ts';

const KEY = 'carnet-mesures';
const FILE_MAX_BYTES = 200_000;

/** The journal lives in this browser: every change is kept and drawn at once, and « Annuler » brings a line back. */
export function startJournal(place: HTMLElement): void {
  let measures = readJournal(readKept(KEY));
  const say = (sentence: string) => {
    const state = place.querySelector('[data-journal-state]');
    if (state) state.textContent = sentence;
  };
  const keep = (next: Measure[], sentence: string) => {
    measures = next;
    say(save(next) ? sentence : 'Ce navigateur refuse de garder le carnet : exportez-le avant de partir.');
    drawJournal(place, measures);
  };
  place.hidden = false;
  drawJournal(place, measures);
  listenForm(place, (measure) => keep(addMeasures(measures, [measure]), 'Noté.'));
  listenRemoval(place, (day) =>
    keep(
      measures.filter((one) => one.day !== day),
      'Ligne retirée.',
    ),
  );
  listenClear(place, () => keep([], 'Carnet effacé.'));
  place
    .querySelector('[data-journal-export]')
    ?.addEventListener('click', () => saveAs('carnet-de-mesures.csv', toCsv(measures), 'text/csv'));
  listenFile(place, (text) => {
    const { measures: added, refused } = fromCsv(text, parisDay(new Date()));
    const count = `${added.length} ligne${added.length > 1 ? 's' : ''} importée${added.length > 1 ? 's' : ''}.`;
    keep(addMeasures(measures, added), [count, ...refused.slice(0, 3)].join(' '));
  });
}

const save = (measures: readonly Measure[]) => keepText(KEY, JSON.stringify(measures));

function listenForm(place: HTMLElement, onMeasure: (measure: Measure) => void): void {
  const form = place.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      ['day', ...MEASURE_NAMES].map((name) => [name, String(new FormData(form).get(name) ?? '')]),
    ) as MeasureFields;
    const read = readMeasure(typed, parisDay(new Date()));
    const errors: Record<string, string> = 'errors' in read ? read.errors : {};
    const inputs = [...form.querySelectorAll<HTMLInputElement>('.input')];
    for (const input of inputs) showError(input, errors[input.name] ?? '');
    inputs.find((input) => errors[input.name])?.focus();
    if (!('measure' in read)) return;
    onMeasure(read.measure);
    form.reset();
    inputs[0]?.focus();
  });
}

function showError(input: HTMLInputElement, sentence: string): void {
  const said = document.getElementById(`${input.id}-error`);
  if (said) said.textContent = sentence;
  if (sentence) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

function listenRemoval(place: HTMLElement, onRemove: (day: string) => void): void {
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-remove-day]') : null;
    if (button?.dataset.removeDay) onRemove(button.dataset.removeDay);
  });
}

/** Asked twice, as every action that cannot be taken back. */
function listenClear(place: HTMLElement, onClear: () => void): void {
  const button = place.querySelector<HTMLButtonElement>('[data-journal-clear]');
  const usual = button?.textContent ?? '';
  button?.addEventListener('click', () => {
    const asked = button.textContent === CONFIRM;
    button.textContent = asked ? usual : CONFIRM;
    if (asked) onClear();
  });
  button?.addEventListener('blur', () => (button.textContent = usual));
}

function listenFile(place: HTMLElement, onText: (text: string) => void): void {
  const input = place.querySelector<HTMLInputElement>('[data-journal-file]');
  input?.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (file) onText(await file.slice(0, FILE_MAX_BYTES).text());
    input.value = '';
  });
}
