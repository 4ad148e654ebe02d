import { describe, expect, it } from 'vitest';
import { askAgain, PAUSES } from '#src/journeys/catalogue-pages/asked-again.ts';

/** A page of results whose search is down until its `until`th try. */
async function lived({ until, typed = ['biberon'] }: { until: number; typed?: string[] }) {
  const told = { pauses: [] as number[], tries: 0, end: '' };
  const words = [...typed];
  await askAgain({
    answers: async () => {
      told.tries += 1;
      return told.tries >= until;
    },
    pause: async (seconds) => void told.pauses.push(seconds),
    isWaited: () => true,
    typed: () => (words.length > 1 ? words.shift() : words[0]),
    waiting: () => {},
    ended: (how) => {
      told.end = how;
    },
  });
  return told;
}

describe('A page of results while no engine answers', () => {
  it('asks again, later each time, and shows the results as soon as there are some', async () => {
    const { pauses, tries, end } = await lived({ until: 3 });
    expect(pauses).toEqual(PAUSES.slice(0, 3));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect({ tries, end }).toEqual({ tries: 3, end: 'reload' });
  });

  it('keeps what was typed meanwhile, and says that the search is back', async () => {
    expect((await lived({ until: 2, typed: ['biberon', 'biberon en verre'] })).end).toBe('back');
  });

  it('gives up after some minutes, with its link', async () => {
    const { tries, end } = await lived({ until: 99 });
    expect({ tries, end }).toEqual({ tries: PAUSES.length, end: 'given up' });
  });

  it('waits for who looks at another page', async () => {
    const seen = [false, false, true];
    let pauses = 0;
    await askAgain({
      answers: async () => true,
      pause: async () => {
        pauses += 1;
      },
      isWaited: () => seen.shift() ?? true,
      typed: () => '',
      waiting: () => {},
      ended: () => {},
    });
    expect(pauses).toBe(3);
  });
});
