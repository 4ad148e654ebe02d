import { editorFr } from '../editor.fr.ts';
import type { TableCommand } from '../types/writer.ts';

const { tools } = editorFr.write;
const COMMANDS: readonly TableCommand[] = [
  'rowAfter',
  'columnAfter',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
];

/** While the cursor is in a table of the rich text. */
export function TableTools({ onCommand }: { onCommand: (command: TableCommand) => void }) {
  return (
    <fieldset className="table-tools">
      <legend className="visually-hidden">{tools.inTable}</legend>
      {COMMANDS.map((command) => (
        <button
          key={command}
          type="button"
          // The selection stays where it is while the bar is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onCommand(command)}
        >
          {tools[command]}
        </button>
      ))}
    </fieldset>
  );
}
