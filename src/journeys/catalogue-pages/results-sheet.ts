/** Keeps the sheet of filters open while several are chosen: each one is a page of its own. */
const MARK = '#affiner';
const sheet = document.querySelector<HTMLElement>(MARK);

sheet?.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a') : null;
  if (link && sheet.matches(':popover-open')) link.hash = MARK;
});
sheet?.addEventListener('toggle', () => {
  if (!sheet.matches(':popover-open') && location.hash === MARK)
    history.replaceState(history.state, '', location.pathname + location.search);
});
// Beside the results on a wide screen it is always there.
if (location.hash === MARK && sheet && !sheet.checkVisibility()) sheet.showPopover();
