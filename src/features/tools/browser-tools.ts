import { type ToolKind, toolKind } from '#src/features/content/tool-kind.ts';
import type { Option } from './form/field.ts';
import type { Tool } from './tool.ts';

type Loader = (options: readonly Option[]) => Promise<Tool>;

/** The tools that need nothing but what is typed; each is a file of its own, loaded when its form is used. */
const LOADERS: Partial<Record<ToolKind, Loader>> = {
  'due-date': () => import('./pregnancy/due-date.tool.ts').then((file) => file.dueDateTool),
  'pregnancy-week': () => import('./pregnancy/pregnancy-week.tool.ts').then((file) => file.pregnancyWeekTool),
  'fertile-window': () => import('./fertility/fertile-window.tool.ts').then((file) => file.fertileWindowTool),
  'maternity-leave': () => import('./leaves/maternity-leave.tool.ts').then((file) => file.maternityLeaveTool),
  'second-parent-leave': () =>
    import('./leaves/second-parent-leave.tool.ts').then((file) => file.secondParentLeaveTool),
  'additional-leave': () =>
    import('./leaves/additional-leave.tool.ts').then((file) => file.additionalLeaveTool),
  'daily-allowance': () =>
    import('./allowance/daily-allowance.tool.ts').then((file) => file.dailyAllowanceTool),
  'birth-aid': () => import('./birth-aid/birth-aid.tool.ts').then((file) => file.birthAidTool),
  childcare: () => import('./childcare/childcare.tool.ts').then((file) => file.childcareTool),
  'sick-child': () => import('./sick-child/sick-child.tool.ts').then((file) => file.sickChildTool),
  'clothing-size': () => import('./sizes/clothing-size.tool.ts').then((file) => file.clothingSizeTool),
  'chinese-zodiac': () => import('./zodiac/chinese-zodiac.tool.ts').then((file) => file.chineseZodiacTool),
  bag: () => import('./bag/bag.tool.ts').then((file) => file.bagTool),
  budget: (options) => import('./budget/budget.tool.ts').then((file) => file.budgetTool(options)),
  growth: () => import('./growth/growth.tool.ts').then((file) => file.growthTool),
};

/** The tool of this name, or null when only the server has it. `options`: the categories of the budget. */
export async function loadTool(kind: unknown, options: readonly Option[] = []): Promise<Tool | null> {
  const known = toolKind(kind);
  return known ? ((await LOADERS[known]?.(options)) ?? null) : null;
}
