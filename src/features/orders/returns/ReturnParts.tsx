import { TextField } from '#src/ui/Field.tsx';
import type { RefuseCause, SellerReturn } from './return.ts';

interface Line {
  line_id: number;
  damaged: boolean;
  kept: number;
}

/** The calls of whoever takes a return in: a seller's or the desk's. */
export interface ReturnActs {
  label(input: { id: string; carrier: string; code: string }): Promise<SellerReturn>;
  receive(input: { id: string; lines: Line[]; answer: string }): Promise<SellerReturn>;
  refuse(input: { id: string; cause: RefuseCause; answer: string }): Promise<SellerReturn>;
  /** The desk's, for what needs a second person. */
  refund?(input: { id: string }): Promise<SellerReturn>;
  /** The desk's, for money that could not go back by itself. */
  settle?(input: { id: string; answer: string }): Promise<SellerReturn>;
}

export interface ReturnFormProps {
  one: SellerReturn;
  acts: ReturnActs;
  onDone(one: SellerReturn): void;
}

/** An order may have several returns: each says which it is. */
export function Summary({ says, one }: { says: string } & Pick<ReturnFormProps, 'one'>) {
  return (
    <summary>
      {says}
      <span className="visually-hidden"> ({one.number})</span>
    </summary>
  );
}

interface AnswerProps {
  label: string;
  hint?: string;
  error: string | undefined;
  required?: boolean;
  value: string;
  onChange(value: string): void;
}

/** Words to whoever sends the return back. */
export function AnswerField({ onChange, ...rest }: AnswerProps) {
  return <TextField {...rest} rows={2} maxLength={500} onChange={({ target }) => onChange(target.value)} />;
}
