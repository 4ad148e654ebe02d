/** What can be done to the words under the cursor, in either form of the text. */
export type Command =
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
  | 'preformatted'
  | 'rule'
  | 'table'
  | 'undo'
  | 'redo'
  | TableCommand;

/** What is done to the table the cursor is in; in Markdown it is typed. */
export type TableCommand = 'rowAfter' | 'columnAfter' | 'deleteRow' | 'deleteColumn' | 'deleteTable';

/** A picture of the text that somebody asks to change. */
export interface PictureInText {
  url: string;
  alt: string;
  describe(alt: string): void;
  remove?(): void;
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
  focus(): void;
}

/** Commands that hold where the cursor is. */
export type Active = ReadonlySet<Command>;

/** What only the rich text can ask: a dialog for a piece of it. */
export interface RichEvents extends WriterEvents {
  /** A locked block: its Markdown, and what takes the new one. */
  onLocked(raw: string, rewrite: (raw: string) => void): void;
  onPicture(picture: PictureInText): void;
}

export interface WriterEvents {
  onChange(text: string): void;
  onActive(active: Active): void;
  /** Ctrl+K, wherever the dialog is. */
  onLinkKey(): void;
  /** Pictures pasted or dropped into the text. */
  onFiles(files: File[]): void;
}
