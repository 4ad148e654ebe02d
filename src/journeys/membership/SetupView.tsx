import { fr } from '#src/features/accounts/account.fr.ts';
import { DeletedLists } from '#src/features/lists/screens/DeletedLists.tsx';
import { SetupForm } from './SetupForm.tsx';

/** A list deleted not long ago is offered before the three steps of a new one. */
export function SetupView() {
  return (
    <div className="stack">
      <h1>{fr.setup.title}</h1>
      <DeletedLists />
      <SetupForm />
    </div>
  );
}
