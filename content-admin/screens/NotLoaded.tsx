import { Waiting } from '../shared/Waiting.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import type { Loaded } from './useLoaded.ts';

interface Props {
  loaded: Loaded<unknown>;
  retry(): void;
  /** The heading of a screen that has no other before it is read. */
  title?: string;
}

/** Stands in the place of something that is still being read, or that could not be. */
export function NotLoaded({ loaded, retry, title }: Props) {
  return (
    <>
      {title && <h1>{title}</h1>}
      {loaded.state === 'failed' ? <LoadFailed retry={retry} /> : <Waiting />}
    </>
  );
}
