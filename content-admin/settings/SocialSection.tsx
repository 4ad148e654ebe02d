import { NETWORKS, type Network } from '#src/features/site/settings.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { SortableList } from '../shared/SortableList.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { miscFr } from './settings.fr.ts';
import { type Setting, useSettingDraft } from './useSettingDraft.ts';

const { social } = miscFr;
const MOST = 12;

export function SocialSection({ setting }: { setting: Setting<'social'> }) {
  const draft = useSettingDraft(setting);
  const { profiles } = draft.value;
  type Profile = (typeof profiles)[number];
  const change = (index: number, next: Partial<Profile>) =>
    draft.change({ profiles: profiles.map((one, n) => (n === index ? { ...one, ...next } : one)) });
  const free = NETWORKS.find((network) => !profiles.some((one) => one.network === network));
  return (
    <SectionFrame draft={draft} id="social" title={miscFr.sections.social} lead={social.lead}>
      <SortableList
        items={profiles}
        keyOf={({ network }) => network}
        labelOf={({ network }) => social.names[network]}
        label={social.list}
        onSort={(sorted) => draft.change({ profiles: sorted })}
      >
        {(profile, index) => (
          <div className="setting-profile">
            <SelectField
              label={social.network}
              value={profile.network}
              options={NETWORKS.filter(
                (value) => value === profile.network || !profiles.some((one) => one.network === value),
              ).map((value) => ({ value, label: social.names[value] }))}
              onChange={(network) => change(index, { network: network as Network })}
            />
            <Field
              label={social.url}
              type="url"
              placeholder="https://"
              value={profile.url}
              error={draft.errors[`profiles.${index}.url`]}
              onChange={(event) => change(index, { url: event.target.value })}
            />
            <Button
              icon="trash"
              className="button-icon"
              aria-label={`${social.remove} ${social.names[profile.network]}`}
              onClick={() => draft.change({ profiles: profiles.filter((_, n) => n !== index) })}
            />
          </div>
        )}
      </SortableList>
      {free && profiles.length < MOST && (
        <p>
          <Button
            icon="add"
            onClick={() => draft.change({ profiles: [...profiles, { network: free, url: '' }] })}
          >
            {social.add}
          </Button>
        </p>
      )}
    </SectionFrame>
  );
}
