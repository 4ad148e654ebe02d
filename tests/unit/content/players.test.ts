import { expect, it } from 'vitest';
import { playerOf } from '#src/features/content/pieces/players.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  ],
  ['https://youtu.be/abcdefghijk?t=3', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'],
  ['https://www.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0'],
  ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345?dnt=1&autoplay=1'],
  ['https://www.dailymotion.com/video/x8abc', 'https://geo.dailymotion.com/player.html?video=x8abc'],
])('finds the player of %s', (address, player) => {
  expect(playerOf(address)).toBe(player);
});

it.each([
  'https://exemple.fr/watch?v=abc',
  'https://youtube.com.exemple.fr/watch?v=abc',
  'http://www.youtube.com/watch?v=abc',
  'https://www.youtube.com/watch?v=a/../b',
  'https://www.youtube.com/',
  'javascript:alert(1)',
  'rien',
])('opens %s as a page, never in ours', (address) => {
  expect(playerOf(address)).toBeNull();
});
