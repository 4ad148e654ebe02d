import { type SubmitEvent, useState } from 'react';
import { statsFr } from '#src/features/stats/stats.fr.ts';
import type { By } from '#src/features/stats/stats.ts';
import type { Day } from '#src/lib/calendar-day.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { usePhone } from '../screens/usePhone.ts';
import { figuresFr } from './figures.fr.ts';
import { byFor, type FiguresQuery, isPeriod, lastDays, PRESETS, presetOf } from './figures-query.ts';

const { period: fr } = figuresFr;

interface Props {
  asked: FiguresQuery;
  today: Day;
  onChange(period: Pick<FiguresQuery, 'from' | 'to' | 'by'>): void;
}

/** The days that figures are of: one press for the usual ones, or any two days. */
export function PeriodForm({ asked, today, onChange }: Props) {
  const [error, setError] = useState<string | null>(null);
  const chosen = presetOf(asked, today);
  const phone = usePhone();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = [String(form.get('from')), String(form.get('to'))];
    if (!isPeriod(from, to)) return setError(statsFr.period);
    setError(null);
    onChange({ from, to, by: byFor(from, to) });
  }
  const dates = (
    <form key={`${asked.from} ${asked.to}`} className="figures-dates" noValidate onSubmit={submit}>
      <Field label={fr.from} name="from" type="date" required defaultValue={asked.from} />
      <Field label={fr.to} name="to" type="date" required defaultValue={asked.to} error={error} />
      <Button type="submit">{fr.show}</Button>
      <SelectField
        label={fr.by}
        value={asked.by}
        options={fr.bys}
        onChange={(by) => onChange({ from: asked.from, to: asked.to, by: by as By })}
      />
    </form>
  );
  return (
    <div className="figures-period">
      <fieldset className="figures-presets">
        <legend className="visually-hidden">{fr.label}</legend>
        {PRESETS.map((days) => (
          <Button key={days} aria-pressed={chosen === days} onClick={() => onChange(lastDays(days, today))}>
            {fr.presets[days]}
          </Button>
        ))}
      </fieldset>
      {phone ? (
        <details key={`${asked.from} ${asked.to}`}>
          <summary>{fr.choose}</summary>
          {dates}
        </details>
      ) : (
        dates
      )}
    </div>
  );
}
