import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';

interface Props {
  label: string;
  busy: boolean;
  error: string | null;
  /** That it was done. */
  told: string | null;
}

/** The end of a form of a business: why it was refused, its button, that it was done. */
export function SaveLine({ label, busy, error, told }: Props) {
  return (
    <>
      <Refused says={error} />
      <div className="row">
        <Button type="submit" look="main" busy={busy}>
          {label}
        </Button>
        <p role="status">{told}</p>
      </div>
    </>
  );
}
