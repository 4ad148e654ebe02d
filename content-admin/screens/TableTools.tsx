import { editorFr } from '../editor.fr.ts';
import type { TableCommand } from '../types/writer.ts';

const { tools } = editorFr.write;
/** Each with the sign drawn before its word, so that all stand on one line. */
const COMMANDS: readonly [TableCommand, sign: string, word: string][] = [
  ['rowAfter', '+', tools.row],
  ['columnAfter', '+', tools.column],
  ['deleteRow', '−', tools.row],
  ['deleteColumn', '−', tools.column],
  ['deleteTable', '−', tools.wholeTable],
];

/** While the cursor is in a table of the rich text. */
export function TableTools({ onCommand }: { onCommand: (command: TableCommand) => void }) {
  return (
    <fieldset className="table-tools">
      <legend className="visually-hidden">{tools.inTable}</legend>
      {COMMANDS.map(([command, sign, word]) => (
        <button
          key={command}
          type="button"
          className="tool-sign"
          data-sign={sign}
          aria-label={tools[command]}
          title={tools[command]}
          // The selection stays where it is while the bar is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onCommand(command)}
        >
          {word}
        </button>
      ))}
    </fieldset>
  );
}
