import { useEffect, useState } from 'react';
import { templateChangeCalls } from '#src/features/content/template-change/template-change.calls.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { templatesFr } from './templates.fr.ts';
import type { Migration } from './useTemplateSave.ts';

const { progress } = templatesFr;
const ASK_MS = 700;

/** Follows the rewriting of contents until it is done; those it could not change stay listed. */
export function MigrationProgress({ start }: { start: Migration }) {
  const [migration, setMigration] = useState(start);
  const running = migration.state === 'running';
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(async () => {
      const found = await templateChangeCalls.templateMigration({ id: start.id }).catch(() => null);
      if (found) setMigration(found);
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [running, start.id]);
  return (
    <Notice tone={migration.problems.length > 0 ? 'alert' : 'sage'} role="status" title={progress.label}>
      {running && <progress max={migration.total} value={migration.done} aria-label={progress.label} />}
      <p>{running ? progress.running(migration.done, migration.total) : progress.done(migration.changed)}</p>
      {migration.problems.length > 0 && (
        <>
          <p>
            <strong>{progress.problems}</strong>
          </p>
          <ul>
            {migration.problems.map(({ id, title, message }) => (
              <li key={`${id}:${message}`}>
                <a href={`/a/admin/editor?id=${id}`}>{title}</a> {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
