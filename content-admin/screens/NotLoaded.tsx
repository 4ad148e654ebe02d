import { LoadFailed } from './LoadFailed.tsx';
import type { Loaded } from './useLoaded.ts';

interface Props {
  loaded: Loaded<unknown>;
  retry(): void;
}

/** Stands in the place of something that is still being read, or that could not be. */
export function NotLoaded({ loaded, retry }: Props) {
  if (loaded.state === 'failed') return <LoadFailed retry={retry} />;
  return <div className="content-loading" aria-busy="true" />;
}
