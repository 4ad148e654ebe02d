/** A click elsewhere and Escape fold the header's submenus again. */
const opened = () => document.querySelector<HTMLDetailsElement>('.site-submenu[open]');

addEventListener('click', ({ target }) => {
  const menu = opened();
  if (menu && !menu.contains(target as Node)) menu.open = false;
});
addEventListener('keydown', ({ key }) => {
  const menu = key === 'Escape' ? opened() : null;
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
