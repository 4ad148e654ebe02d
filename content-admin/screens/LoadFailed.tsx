import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { adminFr } from '../admin.fr.ts';

export function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <Notice tone="alert" role="alert" title={adminFr.gate.failedTitle}>
      <p>{adminFr.gate.failed}</p>
      <Button onClick={retry}>{adminFr.gate.retry}</Button>
    </Notice>
  );
}
