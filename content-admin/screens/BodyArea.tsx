import { type KeyboardEvent, useId, useRef } from 'react';
import { applyTool, TOOLS, type Tool } from '../editor/markdown-tools.ts';
import { editorFr } from '../editor.fr.ts';

const { tools, body } = editorFr.write;

interface Props {
  value: string;
  onChange(value: string): void;
}

/** Written through the browser's own insertion, so that Ctrl+Z takes it back like any typing. */
function use(area: HTMLTextAreaElement, tool: Tool): void {
  const { from, to, insert, selection } = applyTool(tool, area.value, [
    area.selectionStart,
    area.selectionEnd,
  ]);
  area.focus();
  area.setSelectionRange(from, to);
  document.execCommand('insertText', false, insert);
  area.setSelectionRange(...selection);
}

export function BodyArea({ value, onChange }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase());
    if (!tool || !area.current) return;
    event.preventDefault();
    use(area.current, tool);
  };
  return (
    <div className="field body-field">
      <label className="field-label" htmlFor={id}>
        {body}
      </label>
      <div className="body-tools" role="toolbar" aria-label={tools.label} aria-controls={id}>
        {TOOLS.map((tool) => (
          <button
            key={tool.name}
            type="button"
            aria-keyshortcuts={tool.key && `Control+${tool.key.toUpperCase()}`}
            onClick={() => area.current && use(area.current, tool)}
          >
            {tools[tool.name]}
          </button>
        ))}
      </div>
      <textarea
        ref={area}
        id={id}
        className="input body-area"
        value={value}
        spellCheck
        onKeyDown={onKey}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
