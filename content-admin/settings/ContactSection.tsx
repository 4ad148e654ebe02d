import { Field, TextField } from '#src/ui/Field.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { miscFr } from './settings.fr.ts';
import { type Setting, useSettingDraft } from './useSettingDraft.ts';

const { contact } = miscFr;

export function ContactSection({ setting }: { setting: Setting<'contact'> }) {
  const { value, errors, change, ...draft } = useSettingDraft(setting);
  return (
    <SectionFrame draft={{ value, errors, change, ...draft }} id="contact" title={miscFr.sections.contact}>
      <div className="form">
        <Field
          label={contact.email}
          hint={contact.emailHint}
          type="email"
          value={value.email}
          error={errors.email}
          onChange={(event) => change({ ...value, email: event.target.value })}
        />
        <Field
          label={contact.partners}
          type="email"
          value={value.partners_email}
          error={errors.partners_email}
          onChange={(event) => change({ ...value, partners_email: event.target.value })}
        />
        <Field
          label={contact.phone}
          type="tel"
          value={value.phone}
          error={errors.phone}
          onChange={(event) => change({ ...value, phone: event.target.value })}
        />
        <TextField
          label={contact.postal}
          value={value.postal_address}
          error={errors.postal_address}
          onChange={(event) => change({ ...value, postal_address: event.target.value })}
        />
      </div>
    </SectionFrame>
  );
}
