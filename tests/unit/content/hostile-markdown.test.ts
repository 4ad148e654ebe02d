import { afterAll, describe, expect, it } from 'vitest';
import { renderMarkdown } from '#src/features/content/markdown.ts';
import { renderShown } from '#src/features/content/rendering/render.server.ts';
import { closeWorkers } from '#src/server/workers/pool.ts';
import { HOSTILE_MARKDOWN } from '#tests/support/hostile-markdown.ts';

afterAll(closeWorkers);

/** Four times the text takes four times as long, sixteen times when it goes by the square. Under 25 ms it is noise. */
const GROWTH_AT_MOST = 9;
const NOISE_MS = 25;

/** Of this process, so that others on the machine count for nothing; the better of two. */
function cpuOf(markdown: string): number {
  const once = () => {
    const before = process.cpuUsage();
    renderMarkdown(markdown);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.min(once(), once());
}

describe('a hostile document', () => {
  it.each(Object.entries(HOSTILE_MARKDOWN))('takes a time that grows with its length: %s', (_, text) => {
    renderMarkdown(text(5_000));
    // The collector of memory comes when it will: the best of a few tries counts.
    let best = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && best >= GROWTH_AT_MOST; tries += 1)
      best = Math.min(best, cpuOf(text(80_000)) / Math.max(cpuOf(text(20_000)), NOISE_MS));
    expect(best).toBeLessThan(GROWTH_AT_MOST);
  });

  it('keeps its words: bounds cut no text away', () => {
    const { html } = renderMarkdown(`${'mot '.repeat(5_000)}\n\n${'> '.repeat(60)}fond`);
    expect(html.match(/mot/g)).toHaveLength(5_000);
    expect(html).toContain('fond');
  });

  it('gives each of the same headings an anchor of its own', () => {
    const { headings } = renderMarkdown(
      '## Le sac\n\n## Le sac\n\n## Le sac 2\n\n## Le sac\n\n## Œufs à l’eau',
    );
    expect(headings.map(({ id }) => id)).toEqual([
      'le-sac',
      'le-sac-2',
      'le-sac-2-2',
      'le-sac-3',
      'oeufs-a-l-eau',
    ]);
  });
});

describe('a long document', () => {
  it('is rendered on another thread as it is here', async () => {
    const body = '## Titre\n\nUne phrase **forte**.\n\n'.repeat(400);
    const shown = await renderShown({ body, fields: {} });
    expect(shown.html).toBe(renderMarkdown(body).html);
    expect(shown.readingMinutes).toBe(8);
    expect(shown.excerpt).toMatch(/^Une phrase forte\./);
  });

  it('leaves this thread free meanwhile', async () => {
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 5);
    await renderShown({ body: 'Une phrase **forte**.\n\n'.repeat(20_000), fields: {} });
    clearInterval(clock);
    expect(turns).toBeGreaterThan(10);
  });

  it('is refused in French when it takes too long, and so is it the next time, at once', async () => {
    const document = { body: 'a\n<div\n'.repeat(200_000), fields: {} };
    await expect(renderShown(document)).rejects.toMatchObject({
      code: 'too_complex',
      fields: { md: expect.stringMatching(/^Ce texte demande trop de travail/) },
    });
    const again = performance.now();
    await expect(renderShown(document)).rejects.toMatchObject({ code: 'too_complex' });
    expect(performance.now() - again).toBeLessThan(2_000);
  }, 120_000);
});
