import type { Editor } from 'tinymce';
import type { SlashMenu } from '../types/slash-menu.ts';
import type { RichEvents, Writer } from '../types/writer.ts';
import type { RichSession } from './session.ts';

/** The screen's side of a rich text: the words it shows, and the events it wants to hear of. */
export interface RichWishes {
  events(): RichEvents;
  text(): string;
  onText(text: string): void;
  /** The menu of « / » as it is now; null when it is closed. */
  onSlash(menu: SlashMenu | null): void;
  onReady(writer: Writer, editor: Editor, session: RichSession): void;
}
