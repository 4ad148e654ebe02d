import { Field, TextField } from '#src/ui/Field.tsx';
import { listCalls } from '../list.calls.ts';
import { type DetailedList, PROP_MAX, TITLE_MAX } from '../list.ts';
import { editorFr } from './editor.fr.ts';
import { changeList } from './editor.store.ts';
import { refreshHead, saveSetting } from './list-changes.ts';
import { useSaved } from './useSaved.ts';

const fr = editorFr.settings;

/** Title, birth date, reveal date and a word to visitors; each saves itself, and the head of the page follows. */
export function ListWords({ list }: { list: DetailedList }) {
  const { uuid } = list;
  const title = useSaved(list.title, (text) => {
    changeList({ title: text });
    return { call: listCalls.updateList, input: { list_uuid: uuid, title: text }, key: 'title' };
  });
  const birthdate = useSaved(list.birthdate ?? '', (text) => {
    changeList({ birthdate: text || null });
    return {
      call: listCalls.setBirthdate,
      input: { list_uuid: uuid, birthdate: text || null },
      key: 'birthdate',
    };
  });
  const welcome = useSaved(list.props.welcome ?? '', (val) => {
    changeList({ props: { ...list.props, welcome: val } });
    return {
      call: listCalls.updateProp,
      input: { list_uuid: uuid, prop_key: 'welcome', val: val || null },
      key: 'welcome',
    };
  });
  const left = (field: { leave: () => Promise<void> }) => async () => {
    await field.leave();
    await refreshHead();
  };
  return (
    <>
      <Field
        label={fr.name}
        maxLength={TITLE_MAX}
        value={title.draft}
        error={title.error}
        onChange={(event) => title.type(event.target.value)}
        onBlur={left(title)}
      />
      <Field
        label={fr.birthdate}
        type="date"
        value={birthdate.draft}
        error={birthdate.error}
        onChange={(event) => birthdate.type(event.target.value)}
        onBlur={left(birthdate)}
      />
      <TextField
        label={fr.welcome}
        rows={2}
        maxLength={PROP_MAX}
        value={welcome.draft}
        error={welcome.error}
        onChange={(event) => welcome.type(event.target.value)}
        onBlur={left(welcome)}
      />
      {list.settings.surprise && (
        <Field
          label={fr.revealOn}
          hint={fr.revealHint}
          type="date"
          value={list.settings.reveal_on ?? ''}
          onChange={(event) => saveSetting('reveal_on', event.target.value || null)}
        />
      )}
    </>
  );
}
