import slugify from '@sindresorhus/slugify';
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
