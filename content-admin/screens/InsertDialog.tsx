import { lazy, Suspense } from 'react';
import { LinkDialog } from '../insert/LinkDialog.tsx';
import { LockedDialog } from '../insert/LockedDialog.tsx';
import { ProductDialog } from '../insert/ProductDialog.tsx';
import type { LinkAtCursor, Writer } from '../types/writer.ts';

const MediaPicker = lazy(() =>
  import('../media/MediaPicker.tsx').then((module) => ({ default: module.MediaPicker })),
);

export type Opened =
  | { kind: 'link'; link: LinkAtCursor }
  | { kind: 'image'; files: File[] }
  | { kind: 'product' }
  | { kind: 'locked'; raw: string; rewrite: (raw: string) => void };

interface Props {
  opened: Opened;
  writer: Writer;
  onClose(): void;
}

/** What is put into a text is asked in a dialog; the cursor is where it was when it closes. */
export function InsertDialog({ opened, writer, onClose }: Props) {
  // After the dialog gave the focus back, so that the text has it last.
  const then = (work: () => void) => {
    onClose();
    setTimeout(work);
  };
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
          <MediaPicker
            files={opened.files}
            onPick={({ cdn_url: url, alt }) => then(() => writer.insertImage({ url, alt }))}
            onClose={onClose}
          />
        </Suspense>
      );
    case 'product':
      return <ProductDialog onInsert={(id) => then(() => writer.insertProduct(id))} onClose={onClose} />;
    default:
      return (
        <LockedDialog raw={opened.raw} onApply={(raw) => then(() => opened.rewrite(raw))} onClose={onClose} />
      );
  }
}
