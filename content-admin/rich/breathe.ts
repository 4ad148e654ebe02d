/**
 * Lets the browser answer a key or draw before the work goes on. The pages of readers have their own
 * (`src/ui/after-paint.ts`): one that both used would be a file more for each of them to load.
 */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));
