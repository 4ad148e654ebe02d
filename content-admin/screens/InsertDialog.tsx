import { type ComponentProps, lazy, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { BlockDialog } from '../insert/BlockDialog.tsx';
import { CalloutDialog } from '../insert/CalloutDialog.tsx';
import { LinkDialog } from '../insert/LinkDialog.tsx';
import { NoteDialog } from '../insert/NoteDialog.tsx';
import { PictureDialog } from '../insert/PictureDialog.tsx';
import type { Piece } from '../insert/PieceDialog.tsx';
import { ProductDialog } from '../insert/ProductDialog.tsx';
import type { Callout, LinkAtCursor, PictureInText, Writer } from '../types/writer.ts';

const MediaPicker = lazy(() =>
  import('../media/MediaPicker.tsx').then((module) => ({ default: module.MediaPicker })),
);

/** Reads Markdown, which the rest of the screen does not. */
const PieceDialog = lazy(() =>
  import('../insert/PieceDialog.tsx').then((module) => ({ default: module.PieceDialog })),
);

export type Opened =
  | { kind: 'link'; link: LinkAtCursor }
  | { kind: 'image'; files: File[] }
  | { kind: 'product' }
  | { kind: 'block' }
  | { kind: 'note' }
  | { kind: Piece }
  | { kind: 'callout'; callout: Callout | null }
  | { kind: 'picture'; picture: PictureInText }
  | { kind: 'locked'; raw: string; rewrite: (raw: string) => void };

interface Props {
  opened: Opened;
  writer: Writer;
  /** One dialog leads to another. */
  onOpen(next: Opened): void;
  onClose(): void;
}

/** Asks in a dialog for the thing to put into a text; the cursor is where it was when it closes. */
export function InsertDialog({ opened, writer, onOpen, onClose }: Props) {
  // After the dialog gave the focus back, so that the text has it last; before any key that follows is heard, which
  // would write where the text was not left.
  const then = (work: () => void) => {
    flushSync(onClose);
    work();
  };
  /** A picture that the library has no words for is described before it is put in the text. */
  function insert({ cdn_url: url, alt }: { cdn_url: string; alt: string }) {
    const put = (words: string) => writer.insertImage({ url, alt: words });
    if (alt === '') onOpen({ kind: 'picture', picture: { url, alt, describe: put } });
    else then(() => put(alt));
  }
  switch (opened.kind) {
    case 'link':
      return (
        <LinkDialog
          initial={opened.link}
          onApply={(link) => then(() => writer.setLink(link))}
          onClose={onClose}
        />
      );
    case 'image':
      return (
        <Suspense fallback={null}>
          <MediaPicker files={opened.files} onPick={insert} onClose={onClose} />
        </Suspense>
      );
    case 'picture':
      return (
        <PictureDialog
          picture={opened.picture}
          onApply={(alt) => then(() => opened.picture.describe(alt))}
          onRemove={opened.picture.remove && (() => then(() => opened.picture.remove?.()))}
          onClose={onClose}
        />
      );
    case 'product':
      return <ProductDialog onInsert={(id) => then(() => writer.insertProduct(id))} onClose={onClose} />;
    case 'callout':
      return (
        <CalloutDialog
          callout={opened.callout}
          onApply={(callout) => then(() => writer.setCallout(callout))}
          onClose={onClose}
        />
      );
    case 'block':
      return <BlockDialog onInsert={(slug) => then(() => writer.insertBlock(slug))} onClose={onClose} />;
    case 'note':
      return <NoteDialog onApply={(words) => then(() => writer.insertNote(words))} onClose={onClose} />;
    case 'locked': {
      const { rewrite } = opened;
      return <AnyPiece block={opened} onApply={(raw) => then(() => rewrite(raw))} onClose={onClose} />;
    }
    default:
      return (
        <AnyPiece
          block={{ piece: opened.kind }}
          onApply={(raw) => then(() => writer.insertPiece(raw))}
          onClose={onClose}
        />
      );
  }
}

function AnyPiece(props: ComponentProps<typeof PieceDialog>) {
  return (
    <Suspense fallback={null}>
      <PieceDialog {...props} />
    </Suspense>
  );
}
