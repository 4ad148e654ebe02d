import { REASON_MAX, REASON_MIN } from '#src/features/money/desk.ts';
import { TextField } from '#src/ui/Field.tsx';
import { paymentsFr } from './payments.fr.ts';

interface Props {
  hint?: string;
  rows?: number;
  error: string | undefined;
  value: string;
  /** In a dialog: it has the focus as it opens. */
  first?: boolean;
  onChange(reason: string): void;
}

/** The reason of an act on money, which its journal keeps. */
export function ReasonField({
  hint = paymentsFr.reasonHint,
  rows = 2,
  error,
  value,
  first,
  onChange,
}: Props) {
  return (
    <TextField
      data-first={first || undefined}
      label={paymentsFr.reason}
      hint={hint}
      error={error}
      value={value}
      minLength={REASON_MIN}
      maxLength={REASON_MAX}
      required
      rows={rows}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
