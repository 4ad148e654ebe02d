/** A text of the editors about one name. */
export interface WrittenName {
  title: string;
  description: string;
  /** Sanitised. */
  html: string;
}
