import type { IconName } from '#src/ui/icons.ts';

/** The calculators; an editor's tool page names one of them in its field `tool`. */
export const TOOL_KINDS = [
  'due-date',
  'pregnancy-week',
  'fertile-window',
  'maternity-leave',
  'second-parent-leave',
  'additional-leave',
  'daily-allowance',
  'sick-child',
  'birth-aid',
  'childcare',
  'clothing-size',
  'name-finder',
  'chinese-zodiac',
  'vaccines',
  'bag',
  'budget',
  'growth',
] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];

export function toolKind(value: unknown): ToolKind | null {
  return TOOL_KINDS.find((kind) => kind === value) ?? null;
}

export const MOMENTS = ['projet', 'grossesse', 'naissance', 'bebe'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface ToolAbout {
  moment: Moment;
  icon: IconName;
  /** For structured data. */
  category: 'HealthApplication' | 'BusinessApplication' | 'LifestyleApplication' | 'FinanceApplication';
  /** Needs the server's own data: what is typed is sent to it. */
  onServer?: boolean;
}

export const TOOL_ABOUT: Record<ToolKind, ToolAbout> = {
  'fertile-window': { moment: 'projet', icon: 'flower', category: 'HealthApplication' },
  'name-finder': { moment: 'projet', icon: 'sparkle', category: 'LifestyleApplication', onServer: true },
  'due-date': { moment: 'grossesse', icon: 'calendar', category: 'HealthApplication' },
  'pregnancy-week': { moment: 'grossesse', icon: 'clock', category: 'HealthApplication' },
  budget: { moment: 'grossesse', icon: 'pot', category: 'FinanceApplication' },
  bag: { moment: 'grossesse', icon: 'list', category: 'LifestyleApplication' },
  'maternity-leave': { moment: 'naissance', icon: 'home', category: 'BusinessApplication' },
  'second-parent-leave': { moment: 'naissance', icon: 'heart', category: 'BusinessApplication' },
  'additional-leave': { moment: 'naissance', icon: 'add', category: 'BusinessApplication' },
  'daily-allowance': { moment: 'naissance', icon: 'card', category: 'FinanceApplication' },
  'birth-aid': { moment: 'grossesse', icon: 'gift', category: 'FinanceApplication' },
  childcare: { moment: 'bebe', icon: 'pot', category: 'FinanceApplication' },
  'sick-child': { moment: 'bebe', icon: 'sun', category: 'BusinessApplication' },
  vaccines: { moment: 'bebe', icon: 'shield', category: 'HealthApplication', onServer: true },
  growth: { moment: 'bebe', icon: 'footprint', category: 'HealthApplication' },
  'clothing-size': { moment: 'bebe', icon: 'bodysuit', category: 'LifestyleApplication' },
  'chinese-zodiac': { moment: 'bebe', icon: 'moon', category: 'LifestyleApplication' },
};
