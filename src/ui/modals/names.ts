import type { Confirmed, ConfirmParams } from './confirm-fields.ts';

/** Every modal by its name: what it is given, and what it answers; closed without an answer, null. */
export interface Modals {
  /** A question answered yes or no, with the fields it asks for. */
  confirm: { params: ConfirmParams; answer: Confirmed };
  /** The first steps of a list; opening it once is remembered (`tutos`). */
  'howto-01': { params: Record<string, never>; answer: true };
}
export type ModalName = keyof Modals;

/** The content that a modal puts in its dialog; `answer` closes it. */
export interface ModalContent {
  title: string;
  body: Node[];
}
export type BuildModal<N extends ModalName> = (
  params: Modals[N]['params'],
  answer: (value: Modals[N]['answer']) => void,
) => ModalContent;
