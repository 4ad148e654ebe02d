import { galleryOf, galleryText } from '../rich/gallery-piece.ts';
import { noteOf } from '../rich/note-piece.ts';
import { videoOf, videoText } from '../rich/video-piece.ts';
import { GalleryDialog } from './GalleryDialog.tsx';
import { LockedDialog } from './LockedDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { noteText } from './note-text.ts';
import { VideoDialog } from './VideoDialog.tsx';

export type Piece = 'video' | 'gallery';

interface Props {
  /** The Markdown of a block of the text, or what a new one is to be. */
  block: { raw: string } | { piece: Piece };
  onApply(raw: string): void;
  onClose(): void;
}

/** The dialog of a block that is one piece: a video, a gallery and a note have their own, any other its Markdown. */
export function PieceDialog({ block, onApply, onClose }: Props) {
  const raw = 'raw' in block ? block.raw : undefined;
  const video = raw === undefined ? null : videoOf(raw);
  const pictures = raw === undefined ? null : galleryOf(raw);
  const note = raw === undefined ? null : noteOf(raw);
  const piece = 'piece' in block ? block.piece : null;
  if (video || piece === 'video')
    return (
      <VideoDialog video={video} onApply={(facts) => onApply(videoText(facts, raw))} onClose={onClose} />
    );
  if (pictures || piece === 'gallery')
    return (
      <GalleryDialog
        pictures={pictures}
        onApply={(all) => onApply(galleryText(all, raw))}
        onClose={onClose}
      />
    );
  if (note)
    return (
      <NoteDialog
        words={note.words}
        onApply={(words) => onApply(words === note.words ? (raw ?? '') : noteText(note.label, words))}
        onClose={onClose}
      />
    );
  return <LockedDialog raw={raw ?? ''} onApply={onApply} onClose={onClose} />;
}
