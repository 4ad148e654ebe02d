import { describe, expect, it } from 'vitest';
import { leaningOf } from '#src/features/assistant/thread/lean.ts';

describe('a question of a thread', () => {
  it('that tells of a child asks nothing of what was said before it', () => {
    for (const told of [
      'mon bébé a 2 mois',
      'Ma petite fille aura trois ans.',
      'notre fils vient d’avoir 6 mois',
    ])
      expect(leaningOf(told), told).toBe('alone');
  });

  it('leans where it has no subject of its own', () => {
    for (const asked of ['et pour le père ?', 'et à 10 mois ?', 'combien ça coûte ?'])
      expect(leaningOf(asked), asked).not.toBe('alone');
  });
});
