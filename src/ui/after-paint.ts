/** Runs work once the browser has shown what was just touched; at once, in turn, where nothing is shown. */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/** Lets the browser answer a touch or draw before the work goes on. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));
