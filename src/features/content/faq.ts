import slugify from '@sindresorhus/slugify';
import { inOrder, type SiteSettings } from '#src/features/site/settings.ts';
import type { ContentRow } from './content-rows.server.ts';

export interface QuestionGroup {
  id: string;
  name: string;
  questions: ContentRow[];
}

/** Questions by their theme, in the order they come. */
export function groupQuestions(questions: ContentRow[]): QuestionGroup[] {
  const groups = new Map<string, QuestionGroup>();
  for (const question of questions) {
    const name = typeof question.fields.category === 'string' ? question.fields.category : 'Autres questions';
    const id = `theme-${slugify(name, { decamelize: false })}`;
    const group = groups.get(id) ?? { id, name, questions: [] };
    group.questions.push(question);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Themes and questions in the order the settings give them. */
export function faqByTheme(found: ContentRow[], order: SiteSettings['faq']): QuestionGroup[] {
  const questions = inOrder(found, order.questions, ({ slug }) => slug);
  return inOrder(groupQuestions(questions), order.themes, ({ name }) => name);
}
