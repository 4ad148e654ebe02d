import { useCallback, useState } from 'react';
import type { Section, SiteSettings } from '#src/features/site/settings.ts';
import { siteCalls } from '#src/features/site/site.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { Pager } from '../shared/Pager.tsx';
import { miscFr } from './settings.fr.ts';

const { history } = miscFr;

interface Props<S extends Section> {
  section: S;
  onUse(value: SiteSettings[S]): void;
  onClose(): void;
}

export function SettingHistory<S extends Section>({ section, onUse, onClose }: Props<S>) {
  const [page, setPage] = useState(1);
  const load = useCallback(() => siteCalls.siteSettingHistory({ section, page }), [section, page]);
  const [loaded, reload] = useLoaded(load);
  const title = miscFr.sections[section as keyof typeof miscFr.sections] ?? section;
  return (
    <Dialog title={history.title(title)} onClose={onClose}>
      <div className="stack">
        <p>{history.note}</p>
        {loaded.state === 'loading' && <p aria-busy="true">{history.loading}</p>}
        {loaded.state === 'failed' && <LoadFailed retry={reload} />}
        {loaded.state === 'ready' && loaded.value.total === 0 && <p>{history.none}</p>}
        {loaded.state === 'ready' && (
          <>
            <ul className="plain desk-lines">
              {loaded.value.items.map((item, index) => (
                <li key={item.revision}>
                  <span>
                    {history.revision(item.revision)}{' '}
                    <span className="small muted">
                      {item.updated_at && formatMoment(item.updated_at)} {item.author}
                    </span>
                  </span>
                  {page === 1 && index === 0 ? (
                    <span className="small muted">{history.current}</span>
                  ) : (
                    <Button
                      onClick={() => {
                        onUse(item.value as SiteSettings[S]);
                        onClose();
                      }}
                    >
                      {history.use}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <Pager page={page} perPage={loaded.value.per_page} total={loaded.value.total} onPage={setPage} />
          </>
        )}
      </div>
    </Dialog>
  );
}
