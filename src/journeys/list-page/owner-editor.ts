import { keepTypedOf } from '#src/features/accounts/keep-typed.ts';
import { openEditor } from '#src/features/lists/editor/open-editor.tsx';
import type { DetailedList } from '#src/features/lists/list.ts';
import { completionSaid } from '#src/features/orders/reductions/completion.client.ts';

/** A wish that is typed and not sent. One on its way is kept with the list's other changes. */
const UNSENT = '.editor-add form:not(:has(.button-main[aria-busy]))';

/** The editor, with what its list's page says of the discount that completes it. */
export async function openOwnEditor(page: HTMLElement, list: DetailedList): Promise<void> {
  await openEditor(page, list, await completionSaid(list.uuid));
  keepTypedOf(list.uuid, UNSENT);
}
