/** A picture that cannot be had leaves its place to what is drawn under it: never a broken icon. */
function setAside(image: HTMLImageElement): void {
  image.dataset.broken = '';
}

for (const image of document.images)
  if (image.complete && image.naturalWidth === 0 && image.src) setAside(image);
// Error events of pictures do not bubble: they are caught on their way down.
addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLImageElement) setAside(event.target);
  },
  { capture: true },
);
