import { playerOf } from './players.ts';

/** A tap on a video's picture plays it in its place. Before that nothing is asked of the other site. */
document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('.video > a');
  const src = link && playerOf(link.href);
  if (!link || !src) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = link.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
});
