import { useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { adviceFr } from '../advice/advice.fr.ts';
import type { Publication } from '../editor/state-words.ts';
import { editorFr } from '../editor.fr.ts';
import { mayHere } from '../held-rights.ts';
import { lifeFr } from '../life/life.fr.ts';
import { PLACES } from '../nav.ts';
import { reviewPaneFr } from '../review/review.fr.ts';

const { actions } = editorFr;

export interface More {
  history(): void;
  unpublish(): void;
  discard(): void;
  remove(): void;
  plan(): void;
  share(): void;
  review(): void;
  advice(): void;
  duplicate(): void;
}

interface Props {
  kind: Publication;
  /** The page's address for readers; null while it has none. */
  path: string | null;
  more: More;
}

/** The less common actions. The browser's popover closes on Escape and on a press outside. */
export function MoreActions({ kind, path, more }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const then = (work: () => void) => () => {
    menu.current?.hidePopover();
    work();
  };
  const publishes = mayHere('publish');
  const isLive = kind === 'published' || kind === 'changed';
  return (
    <>
      <Button icon="menu" className="button-icon" aria-label={actions.more} popoverTarget="more-actions" />
      <div ref={menu} id="more-actions" className="more-actions sheet" popover="auto">
        {path && (
          <a className="button button-quiet more-see" href={path} target="_blank" rel="noopener">
            <Icon name="external" />
            {actions.see}
          </a>
        )}
        {path && isLive && mayHere('stats') && (
          <a
            className="button button-quiet more-see"
            href={`${PLACES.stats.href}?page=${encodeURIComponent(path)}`}
          >
            <Icon name="chart" />
            {actions.figures}
          </a>
        )}
        {publishes && (
          <Button look="quiet" icon="calendar" onClick={then(more.plan)}>
            {lifeFr.plan.open}
          </Button>
        )}
        <Button look="quiet" icon="eye" onClick={then(more.review)}>
          {reviewPaneFr.open}
        </Button>
        <Button look="quiet" icon="sparkle" onClick={then(more.advice)}>
          {adviceFr.open}
        </Button>
        <Button look="quiet" icon="share" onClick={then(more.share)}>
          {lifeFr.share.open}
        </Button>
        <Button look="quiet" icon="clock" onClick={then(more.history)}>
          {actions.history}
        </Button>
        <Button look="quiet" icon="copy" onClick={then(more.duplicate)}>
          {actions.duplicate}
        </Button>
        {kind === 'changed' && (
          <Button look="quiet" icon="undo" onClick={then(more.discard)}>
            {actions.discard}
          </Button>
        )}
        {publishes && isLive && (
          <Button look="quiet" icon="minus" onClick={then(more.unpublish)}>
            {actions.unpublish}
          </Button>
        )}
        {publishes && (
          <Button look="quiet" icon="trash" onClick={then(more.remove)}>
            {lifeFr.remove.open}
          </Button>
        )}
      </div>
    </>
  );
}
