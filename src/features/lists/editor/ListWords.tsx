import { DateField } from '#src/features/accounts/DateField.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { type DetailedList, PROP_MAX, TITLE_MAX } from '../list.ts';
import { editorFr } from './editor.fr.ts';
import { refreshHead, saveBirthdate, saveSetting, wordChange } from './list-changes.ts';
import { useSaved } from './useSaved.ts';

const fr = editorFr.settings;

/** Title, birth date, reveal date and a word to visitors; each saves itself, and the head of the page follows. */
export function ListWords({ list }: { list: DetailedList }) {
  const title = useSaved(list.title, (text) => wordChange('title', text));
  const welcome = useSaved(list.props.welcome ?? '', (text) => wordChange('welcome', text));
  const birthdate = useCall();
  const setBirthdate = (date: string | null) => birthdate.run(() => saveBirthdate(date));
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
      <DateField
        label={fr.birthdate}
        value={list.birthdate}
        error={birthdate.message}
        onDate={setBirthdate}
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
        <DateField
          label={fr.revealOn}
          hint={fr.revealHint}
          value={list.settings.reveal_on}
          onDate={(date) => saveSetting('reveal_on', date)}
        />
      )}
    </>
  );
}
