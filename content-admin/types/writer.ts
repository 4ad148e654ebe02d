import type { CalloutKind } from '#src/features/content/pieces/fence.ts';

/** A look that words or lines take and give up again: in Markdown, a mark around or before them. */
export type Mark =
  | 'paragraph'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'bold'
  | 'italic'
  | 'strike'
  | 'code'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'preformatted';

/** A command on the words under the cursor, in either form of the text. */
export type Command = Mark | 'rule' | 'table' | 'undo' | 'redo' | TableCommand;

/** A command on the table the cursor is in; in Markdown a table is typed. */
export type TableCommand = 'rowAfter' | 'columnAfter' | 'deleteRow' | 'deleteColumn' | 'deleteTable';

/** A picture of the text that somebody asks to change. */
export interface PictureInText {
  url: string;
  alt: string;
  describe(alt: string): void;
  remove?(): void;
}

/** A framed piece of the text; without a title it has its kind's. */
export interface Callout {
  kind: CalloutKind;
  title: string;
}

export interface LinkAtCursor {
  /** Empty when there is no link there. */
  href: string;
  text: string;
}

/** The text under somebody's hands, as the toolbar and the dialogs see it. */
export interface Writer {
  run(command: Command): void;
  link(): LinkAtCursor;
  /** An empty address takes the link away and leaves its words. */
  setLink(link: LinkAtCursor): void;
  insertImage(image: { url: string; alt: string }): void;
  insertProduct(id: number): void;
  /** The callout the cursor is in. */
  callout(): Callout | null;
  /** Changes the callout the cursor is in, or frames the blocks that are selected; null takes the frame away. */
  setCallout(callout: Callout | null): void;
  /** A block that is one piece, as its Markdown: a video, a gallery. */
  insertPiece(markdown: string): void;
  /** A note called from where the cursor is, its words at the end of the text. */
  insertNote(words: string): void;
  /** A reusable block, by its slug. */
  insertBlock(slug: string): void;
  focus(): void;
}

/** A piece that a dialog asks for before it is put in the text. */
export type Insert = 'link' | 'image' | 'video' | 'gallery' | 'product' | 'block' | 'callout' | 'note';

/** Commands that hold where the cursor is. */
export type Active = ReadonlySet<Command | Frame>;

/** A piece around the cursor that has a dialog of its own. */
export type Frame = 'callout';

/** The events of the rich text alone: it asks for a dialog about one of its pieces. */
export interface RichEvents extends WriterEvents {
  /** The title of the callout that the cursor is in was pressed. */
  onCallout(): void;
  /** A locked block: its Markdown, and what takes the new one. */
  onLocked(raw: string, rewrite: (raw: string) => void): void;
  onPicture(picture: PictureInText): void;
  /** Chosen in the menu of the text itself. */
  onInsert(kind: Insert): void;
  /** Pieces that this text does not take. */
  without: readonly Insert[];
}

export interface WriterEvents {
  onChange(text: string): void;
  onActive(active: Active): void;
  /** Ctrl+K, wherever the dialog is. */
  onLinkKey(): void;
  /** Pictures pasted or dropped into the text. */
  onFiles(files: File[]): void;
  /** Undo or redo was asked for where this form of the text has nothing more of its own. */
  onBeyond?(way: 'undo' | 'redo'): void;
}
