import { DISPUTE_FR, REFUND_FR, STATUS_FR } from './payments.fr.ts';

const GOOD = new Set(['succeeded', 'done', 'won', 'delivered']);
const BAD = new Set(['disputed', 'failed', 'lost', 'needs_response', 'asked', 'inquiry']);
const WORDS: Record<string, string> = { ...STATUS_FR, ...DISPUTE_FR, ...REFUND_FR };

/** A state in words; its colour only repeats them. */
export function State({ of, words = WORDS }: { of: string; words?: Record<string, string> }) {
  const tone = GOOD.has(of) ? 'good' : BAD.has(of) ? 'bad' : undefined;
  return (
    <span className="pay-state" data-tone={tone}>
      {words[of] ?? of}
    </span>
  );
}
