import { describe, expect, it } from 'vitest';
import { judge, type PartState } from '#src/journeys/operations/checks.ts';
import { type Memory, nextMemory } from '#src/journeys/operations/trouble.ts';

const START = Date.parse('2026-11-23T03:00:00Z');
const minute = (n: number) => new Date(START + n * 60_000);

/** The judgements a minute apart, and what was told in which minute. */
function told(judgements: string): string[] {
  const states: Record<string, PartState> = { g: 'good', w: 'watch', d: 'down', u: 'unknown' };
  let memory: Memory | null = null;
  const said: string[] = [];
  for (const [at, letter] of [...judgements].entries()) {
    const next = nextMemory(memory, states[letter] as PartState, minute(at));
    if (!next) continue;
    memory = next.memory;
    if (next.told) said.push(`${at}:${next.told}`);
  }
  return said;
}

describe('a trouble', () => {
  it('is told once it has lasted three judgements, once', () => {
    expect(told('ggdddddddddd')).toEqual(['4:began']);
  });
  it('is not told when it passes', () => {
    expect(told('gddgddgwwg')).toEqual([]);
  });
  it('that comes and goes is one trouble, told once', () => {
    expect(told('dddgdgdggdddd')).toEqual(['2:began']);
  });
  it('is over once that lasts too, and the next one is told again', () => {
    expect(told('dddgggddd')).toEqual(['2:began', '5:ended', '8:began']);
  });
  it('that grows worse or lighter is still the same', () => {
    expect(told('wwwdddwwwggg')).toEqual(['2:began', '11:ended']);
  });
  it('is neither begun nor ended by what is not known', () => {
    expect(told('ddudguguddd')).toEqual(['3:began']);
  });
  it('began when the part left its good state', () => {
    const first = nextMemory(null, 'good', minute(0))?.memory ?? null;
    const second = nextMemory(first, 'watch', minute(5))?.memory ?? null;
    expect(nextMemory(second, 'down', minute(6))?.memory.since).toEqual(minute(5));
  });
});

describe('the judgement of the parts', () => {
  const now = minute(0);
  const at = now.getTime() / 1000;
  it('calls good what has no fault', () => {
    const states = judge(
      {
        ledger_ok: 1,
        ledger_problems: 0,
        ledger_check_timestamp_seconds: at - 60,
        reconciliation_gaps: 0,
        reconciliation_timestamp_seconds: at - 60,
        quarantine_open: 3,
        quarantine_overdue: 0,
        payment_events_unprocessed: 0,
        payment_events_oldest_age_seconds: 0,
        withdrawals_stuck: 0,
        mail_waiting: 2,
        mail_oldest_age_seconds: 30,
        mail_refused: 0,
        jobs_failed: 0,
        faults_recent: 0,
        disk_free_bytes: 40e9,
        disk_size_bytes: 50e9,
        database_up: 1,
        database_latency_seconds: 0.002,
        search_up: 1,
      },
      now,
    );
    expect([...new Set(Object.values(states))]).toEqual(['good']);
  });
  it('knows nothing of the rest while the database is down', () => {
    const states = judge({ database_up: 0, search_up: 1, disk_free_bytes: 40e9, disk_size_bytes: 50e9 }, now);
    expect(states).toMatchObject({ database: 'down', ledger: 'unknown', mail: 'unknown', disk: 'good' });
  });
  it('says that a ledger long unchecked is not well, though it was right', () => {
    const known = { ledger_ok: 1, ledger_check_timestamp_seconds: at - 4 * 3600 };
    expect(judge(known, now).ledger).toBe('watch');
    expect(judge({ ...known, ledger_ok: 0 }, now).ledger).toBe('down');
  });
  it.each([
    [100e9, 1000e9, 'good'],
    [4e9, 1000e9, 'watch'],
    [0.4e9, 1000e9, 'down'],
    [3e9, 20e9, 'good'],
    [1.5e9, 20e9, 'watch'],
    [0.3e9, 20e9, 'down'],
  ])('of %d bytes free out of %d is %s', (free, size, state) => {
    expect(judge({ disk_free_bytes: free, disk_size_bytes: size }, now).disk).toBe(state);
  });
});
