/** A short mail as blocks, written once and sent as HTML and as text. */
export interface Block {
  /** The one line that says what the mail is about, in large type. */
  title?: string;
  text?: string;
  /** The first link of a mail that is not `plain` is its one button; the others are links. */
  link?: { label: string; href: string; plain?: boolean };
  /** Sums in two columns, the last row, their total, in bold. */
  rows?: [string, string][];
  /** Names and their descriptions, in two columns of words that wrap. */
  facts?: [string, string][];
  quote?: string;
  notice?: string;
}
