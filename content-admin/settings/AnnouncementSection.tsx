import { Field } from '#src/ui/Field.tsx';
import { LinkField } from '../shared/LinkField.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { miscFr } from './settings.fr.ts';
import { type Setting, useSettingDraft } from './useSettingDraft.ts';

const { announcement } = miscFr;

export function AnnouncementSection({ setting }: { setting: Setting<'announcement'> }) {
  const { value, errors, change, ...draft } = useSettingDraft(setting);
  const link = value.link ?? { label: '', href: '' };
  const changeLink = (next: { label: string; href: string }) =>
    change({ ...value, link: next.label || next.href ? next : null });
  return (
    <SectionFrame
      draft={{ value, errors, change, ...draft }}
      id="announcement"
      title={miscFr.sections.announcement}
      lead={announcement.lead}
    >
      <div className="form">
        <label className="check">
          <input
            type="checkbox"
            checked={value.enabled}
            onChange={(event) => change({ ...value, enabled: event.target.checked })}
          />
          <span>{announcement.enabled}</span>
        </label>
        <Field
          label={announcement.text}
          maxLength={160}
          value={value.text}
          error={errors.text}
          onChange={(event) => change({ ...value, text: event.target.value })}
        />
        <LinkField
          id="announcement-link"
          label={announcement.linkHref}
          value={link.href}
          error={errors['link.href']}
          onChange={(href) => changeLink({ ...link, href })}
        />
        <Field
          label={announcement.linkLabel}
          maxLength={60}
          value={link.label}
          error={errors['link.label']}
          onChange={(event) => changeLink({ ...link, label: event.target.value })}
        />
      </div>
      {value.text && (
        <figure className="announcement-preview">
          <figcaption className="small muted">{announcement.preview}</figcaption>
          <p>
            {value.text} {value.link?.label && <u>{value.link.label}</u>}
          </p>
        </figure>
      )}
    </SectionFrame>
  );
}
