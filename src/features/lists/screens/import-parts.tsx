import { Button } from '#src/ui/Button.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.import;

export interface Report {
  added: number;
  refused: { line: number; reason: string }[];
}

export type Bring = (input: { csv: string } | { urls: string[] }) => Promise<Report | null>;

export function RefusedList({ refused }: { refused: Report['refused'] }) {
  return (
    <ul>
      {refused.map(({ line, reason }) => (
        <li key={line}>
          <strong>{fr.line(line)}</strong> {reason}
        </li>
      ))}
    </ul>
  );
}

export function ImportButton({ busy, label }: { busy: boolean; label: string }) {
  return (
    <div className="form-actions">
      <Button type="submit" look="main" icon="add" busy={busy}>
        {label}
      </Button>
    </div>
  );
}
