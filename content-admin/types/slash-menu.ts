import type { SlashName } from '../rich/slash-items.ts';

/** The open menu of « / »: what it offers, the one that Enter takes, and where its line stands in the area of the text. */
export interface SlashMenu {
  items: SlashName[];
  at: number;
  bottom: number;
  left: number;
  pick(name: SlashName): void;
}
