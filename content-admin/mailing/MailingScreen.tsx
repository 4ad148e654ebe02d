import '../screens/content.css';
import '../payments/payments.css';
import '../shared/dense.css';
import '../shared/shared.css';
import './mailing.css';
import { useCallback, useState } from 'react';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import type { Campaign } from '#src/features/newsletter/newsletter.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { gated } from '../payments/PaymentsFrame.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { keptLetters } from './kept-letter.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { MailingTabs } from './MailingTabs.tsx';
import { mailingFr as fr } from './mailing.fr.ts';

export const MailingScreen = gated(Mailing);

/** `/a/admin/mailing`: letters to many, and the one that is open. */
function Mailing() {
  const [page, setPage] = useState(1);
  const load = useCallback(() => campaignCalls.list({ page }), [page]);
  const [loaded, reload] = useLoaded(load);
  const [open, setOpen] = useState<Campaign | 'new' | null>(null);
  /** Another one for each letter that is opened: a new one that is saved goes on under the same hands. */
  const [opening, setOpening] = useState(0);
  const [told, setTold] = useState<string | null>(null);
  const found = loaded.state === 'ready' ? loaded.value : null;

  function openOne(one: Campaign | 'new') {
    setOpen(one);
    setOpening(opening + 1);
  }
  function close() {
    setOpen(null);
    // Others may have written meanwhile, and this browser may keep what was left unsaved.
    reload();
  }
  function saved(campaign: Campaign, words: string) {
    setOpen(campaign);
    setTold(words);
    reload();
  }
  const campaign = open === 'new' ? null : open;
  const kept = open ? [] : keptLetters();
  return (
    <div className="wrap admin-screen stack dense">
      <MailingTabs current="letters" />
      <div className="admin-head">
        <h1>{campaign?.name ?? fr.title}</h1>
        {open ? (
          <Button icon="arrowLeft" onClick={close}>
            {fr.back}
          </Button>
        ) : (
          <Button look="main" onClick={() => openOne('new')}>
            {fr.create}
          </Button>
        )}
      </div>
      {!open && <p className="pay-narrow">{fr.about}</p>}
      {campaign && <Facts campaign={campaign} />}
      {open && (
        <LetterEditor key={opening} campaign={campaign} onSaved={saved} onTold={setTold} onNews={setOpen} />
      )}
      {!open && kept.includes(null) && (
        <Notice title={fr.keptNew.title} role="status">
          <Button onClick={() => openOne('new')}>{fr.keptNew.take}</Button>
        </Notice>
      )}
      {!open && loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {!open && loaded.state === 'loading' && <Waiting />}
      {!open && found?.items.length === 0 && <p>{fr.none}</p>}
      {!open && found && (
        <ul className="plain">
          {found.items.map((one) => (
            <li key={one.id} className="desk-line">
              <div>
                <h2>{one.name}</h2>
                <p className="mailing-subject">{one.subject}</p>
                <Facts campaign={one} />
                {one.dead_links.length > 0 && (
                  <p className="content-wrong mailing-dead">{fr.dead(one.dead_links)}</p>
                )}
                {kept.includes(one.id) && <p className="pay-state">{fr.keptHere}</p>}
              </div>
              <Button aria-label={fr.openOf(one.name)} onClick={() => openOne(one)}>
                {fr.open}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!open && found && <Pager page={page} perPage={found.per_page} total={found.total} onPage={setPage} />}
      <Toasts told={told} onGone={() => setTold(null)} />
    </div>
  );
}

function Facts({ campaign: { status, send_at, counts, path } }: { campaign: Campaign }) {
  const left = status === 'sending' || status === 'sent' || counts.recipients > 0;
  return (
    <p className="small muted">
      {fr.statuses[status]}
      {send_at && ` · ${fr.when(send_at)}`}
      {left && ` · ${fr.report(counts)}`}
      {left && (
        <>
          {' · '}
          <a href={path}>{fr.see}</a>
        </>
      )}
    </p>
  );
}
