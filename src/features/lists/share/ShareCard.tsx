import { useId, useState } from 'react';
import { qrFigure } from '#src/lib/qr.ts';
import { ActionButton } from '#src/ui/ActionButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { DetailedList } from '../list.ts';
import { shareFr as fr } from './share.fr.ts';
import { shareLinks } from './share-links.ts';

const ICONS = { whatsapp: 'send', sms: 'send', mail: 'mail' } as const;
const TEXT_MAX = 1000;

const copied = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** The owner sends the address of the list: by message, by the device's own sheet, copied, or as a code. */
export function ShareCard({ list }: { list: DetailedList }) {
  const { visibility } = list.settings;
  return (
    <details className="editor-settings list-share">
      <summary>{fr.title}</summary>
      {visibility === 'private' ? (
        <Notice>
          <p>{fr.isPrivate}</p>
        </Notice>
      ) : (
        <Ways list={list} />
      )}
    </details>
  );
}

function Ways({ list }: { list: DetailedList }) {
  const url = `${location.origin}/${list.slug}`;
  const ready = fr.sentence(list.title, url, list.settings.accept_contributions);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? ready;
  const subject = fr.subject(list.title);
  const textId = useId();
  const putBack = () => {
    setTyped(null);
    // The button that was pressed goes away.
    document.getElementById(textId)?.focus();
  };
  return (
    <div className="stack">
      <p>{fr.lead}</p>
      <TextField
        id={textId}
        label={fr.text}
        hint={fr.textHint}
        rows={4}
        maxLength={TEXT_MAX}
        value={text}
        error={text.includes(url) ? undefined : fr.addressGone}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== null && typed !== ready && (
        <p>
          <Button look="quiet" icon="undo" onClick={putBack}>
            {fr.putBack}
          </Button>
        </p>
      )}
      <Messages text={text} subject={subject} />
      <p className="row">
        {navigator.clipboard && (
          <>
            <ActionButton icon="link" label={fr.copy} done={fr.copied} onAction={() => copied(url)} />
            <ActionButton
              icon="copy"
              label={fr.copyText}
              done={fr.textCopied}
              onAction={() => copied(text)}
            />
          </>
        )}
      </p>
      <Code url={url} slug={list.slug} />
    </div>
  );
}

function Messages({ text, subject }: { text: string; subject: string }) {
  return (
    <ul className="plain row">
      {shareLinks({ text, subject }).map(({ way, href, outside }) => (
        <li key={way}>
          <a
            className="button"
            href={href}
            {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            <Icon name={ICONS[way]} />
            {fr.ways[way]}
            {outside && <span className="visually-hidden"> {fr.newTab}</span>}
          </a>
        </li>
      ))}
      {'share' in navigator && (
        <li>
          {/* Closing the system's sheet rejects: nothing to tell. */}
          <Button icon="share" onClick={() => navigator.share({ text }).catch(() => undefined)}>
            {fr.device}
          </Button>
        </li>
      )}
    </ul>
  );
}

function Code({ url, slug }: { url: string; slug: string }) {
  const { viewBox, d } = qrFigure(url);
  const id = useId();
  return (
    <figure className="list-share-code" aria-labelledby={id}>
      <svg viewBox={viewBox} shapeRendering="crispEdges" role="img" aria-label={fr.qrFigure(url)}>
        <path d={d} stroke="currentColor" />
      </svg>
      <figcaption id={id}>
        {fr.qr}
        <br />
        <a href={`/${slug}?imprimer`}>{fr.print}</a>
      </figcaption>
    </figure>
  );
}
