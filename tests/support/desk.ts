import { editorCalls } from '#src/features/content/content.calls.ts';
import type { Content } from '#src/features/content/content.ts';
import { join, type Member } from '../cast.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './app.ts';

export interface Desk {
  app: TestApp;
  /** Rose edits; Inès has an account and no rights. */
  rose: Member;
  ines: Member;
  asRose<T>(work: () => Promise<T>): Promise<T>;
  asInes<T>(work: () => Promise<T>): Promise<T>;
  create(md: string): Promise<Content>;
  publish(md: string): Promise<Content>;
  /** The text of an item, changed and saved as its newest revision. */
  rewrite(id: number, from: string, to: string): Promise<Content>;
}

export const categoryMd = (slug = 'grossesse') =>
  `---\nnamespace: category\nslug: ${slug}\ntitle: Grossesse\n---\n`;
export const pageMd = (slug: string, body = 'Un texte.', title = 'Une page') =>
  `---\nnamespace: page\nslug: ${slug}\ntitle: "${title}"\n---\n\n${body}\n`;
export const postMd = (slug: string, body = 'Un texte.', more = '') =>
  `---\nnamespace: post\nslug: ${slug}\ntitle: "Un article"\ncategory: grossesse\n${more}---\n\n${body}\n`;

/** The calls of the newsroom on a database of their own, with one category. */
export async function openDesk(options: TestAppOptions = {}): Promise<Desk> {
  const app = await startTestApp(options);
  const [rose, ines] = [await join(app, 'rose'), await join(app, 'ines')];
  const asRose: Desk['asRose'] = (work) => app.as(rose.token, work);
  const create: Desk['create'] = (md) => asRose(() => editorCalls.createContent({ md }));
  const publish: Desk['publish'] = async (md) => {
    const { id } = await create(md);
    return asRose(() => editorCalls.enableContent({ id, enable: true }));
  };
  await publish(categoryMd());
  return {
    app,
    rose,
    ines,
    asRose,
    asInes: (work) => app.as(ines.token, work),
    create,
    publish,
    rewrite: async (id, from, to) => {
      const { md } = await asRose(() => editorCalls.contentDetail({ id }));
      return asRose(() => editorCalls.updateContent({ md: md.replace(from, to) }));
    },
  };
}
