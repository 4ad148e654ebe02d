import './css/pieces.css';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  tone?: 'cream' | 'sage' | 'plum' | 'alert';
  title?: string;
  role?: 'status' | 'alert';
  children?: ReactNode;
}
const ICONS = { cream: 'info', sage: 'check', plum: 'pot', alert: 'alert' } as const;

/** The twin of Notice.astro for islands. */
export function Notice({ tone = 'cream', title, role, children }: Props) {
  return (
    <div className={tone === 'cream' ? 'notice' : `notice notice-${tone}`} role={role}>
      <Icon name={ICONS[tone]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
