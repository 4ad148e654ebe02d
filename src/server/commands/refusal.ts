/** Why a command did not run, as a sentence for the person who typed it: shown alone, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
