import './css/empty.css';
import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import type { GiftKind } from './drawings/gift-drawings.ts';

interface Props {
  title: string;
  drawing?: GiftKind;
  level?: 'h2' | 'h3';
  children: ReactNode;
}

/** The twin of EmptyState.astro for islands. */
export function EmptyState({ title, drawing = 'gift', level: Title = 'h2', children }: Props) {
  return (
    <div className="empty">
      <Drawing kind={drawing} />
      <Title className="empty-title">{title}</Title>
      <div className="empty-body stack">{children}</div>
    </div>
  );
}
