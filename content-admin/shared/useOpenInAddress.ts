import { useEffect, useState } from 'react';

/** The one thing that is open on a screen, named in the address under a parameter; null for none. */
export function useOpenInAddress(name: string): [string | null, (open: string | null) => void] {
  const [open, setOpen] = useState<string | null>(() => new URLSearchParams(location.search).get(name));
  useEffect(() => {
    const search = open ? `?${name}=${encodeURIComponent(open)}` : '';
    history.replaceState(null, '', location.pathname + search);
  }, [open, name]);
  return [open, setOpen];
}
