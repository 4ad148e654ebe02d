import { contentCalls } from '#src/features/content/content.calls.ts';
import { inOrder } from '#src/features/site/settings.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { miscFr } from './settings.fr.ts';
import { type Setting, useSettingDraft } from './useSettingDraft.ts';

const { faq } = miscFr;
const MOST = 100;

interface Question {
  id: number;
  slug: string;
  title: string;
  fields: { category?: unknown };
}

async function load(): Promise<Question[]> {
  const filter_keys = ['id', 'slug', 'title', 'fields'];
  const { items } = await contentCalls.listContentInNamespace({ namespace: 'faq', limit: MOST, filter_keys });
  return items as unknown as Question[];
}

const themeOf = ({ fields }: Question) =>
  typeof fields.category === 'string' ? fields.category : faq.others;

export function FaqSection({ setting }: { setting: Setting<'faq'> }) {
  const draft = useSettingDraft(setting);
  const [loaded, reload] = useLoaded(load);
  const questions = loaded.state === 'ready' ? loaded.value : [];
  const ordered = inOrder(questions, draft.value.questions, ({ slug }) => slug);
  const themes = inOrder([...new Set(ordered.map(themeOf))], draft.value.themes, (theme) => theme);
  const sortIn = (theme: string, sorted: Question[]) =>
    draft.change({
      ...draft.value,
      questions: themes
        .flatMap((name) => (name === theme ? sorted : ordered.filter((one) => themeOf(one) === name)))
        .map(({ slug }) => slug),
    });
  return (
    <SectionFrame draft={draft} id="faq" title={miscFr.sections.faq} lead={faq.lead}>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {loaded.state === 'ready' && questions.length === 0 && <p>{faq.none}</p>}
      <SortableList
        items={themes}
        keyOf={(theme) => theme}
        labelOf={(theme) => theme}
        label={faq.themes}
        onSort={(sorted) => draft.change({ ...draft.value, themes: sorted })}
      >
        {(theme) => (
          <details className="setting-block">
            <summary>
              <strong>{theme}</strong>
            </summary>
            <SortableList
              items={ordered.filter((question) => themeOf(question) === theme)}
              keyOf={({ slug }) => slug}
              labelOf={({ title }) => title}
              label={faq.questions(theme)}
              onSort={(sorted) => sortIn(theme, sorted)}
            >
              {(question) => (
                <p className="setting-line">
                  {question.title}
                  <a href={`/a/admin/editor?id=${question.id}`}>
                    {faq.edit}
                    <span className="visually-hidden"> {question.title}</span>
                  </a>
                </p>
              )}
            </SortableList>
          </details>
        )}
      </SortableList>
    </SectionFrame>
  );
}
