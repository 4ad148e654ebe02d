import { useEffect, useRef } from 'react';
import { fr } from '#src/features/accounts/account.fr.ts';
import { DeletedLists } from '#src/features/lists/screens/DeletedLists.tsx';
import { SetupForm } from './SetupForm.tsx';

/** A list deleted not long ago is offered before the three steps of a new one. */
export function SetupView() {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and the cursor with it: reading and tabbing go on from the title.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="stack">
      <h1 ref={title} tabIndex={-1}>
        {fr.setup.title}
      </h1>
      <DeletedLists />
      <SetupForm />
    </div>
  );
}
