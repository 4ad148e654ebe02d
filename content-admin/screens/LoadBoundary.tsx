import { Component, type ReactNode } from 'react';
import { TextField } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { editorFr } from '../editor.fr.ts';

interface Props {
  label: string;
  value: string;
  onChange(value: string): void;
  children: ReactNode;
}

/** Keeps the text writable in a plain field when the editor itself cannot be loaded or breaks. */
export class LoadBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { label, value, onChange, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <>
        <Notice tone="alert" role="alert">
          <p>{editorFr.write.broken}</p>
        </Notice>
        <TextField label={label} value={value} onChange={(event) => onChange(event.target.value)} />
      </>
    );
  }
}
