import { lazy, Suspense, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import type { FieldKind, InputProps } from '../../types/field-kind.ts';
import { rawText } from '../shared/raw-text.ts';
import { ruleFor } from '../shared/rule.ts';
import { imageFr } from './image.fr.ts';
import { useThumb } from './useThumb.ts';

const serialize = (value: string) => (value.trim() === '' ? undefined : value.trim());

/** The library comes when it is opened, and not with every document. */
const MediaPicker = lazy(() =>
  import('../../media/MediaPicker.tsx').then((module) => ({ default: module.MediaPicker })),
);

function ImageInput({ field, value, onChange, error, help }: InputProps<string>) {
  const [choosing, setChoosing] = useState(false);
  const thumb = useThumb(value);
  return (
    <div className="field-image">
      <Field
        label={field.label}
        hint={help ?? imageFr.hint}
        required={field.required}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {thumb && <img className="field-thumb" src={thumb} alt="" loading="lazy" />}
      <div className="form-actions">
        <Button icon="image" onClick={() => setChoosing(true)}>
          {value ? imageFr.change : imageFr.choose}
          <span className="visually-hidden">{imageFr.forField(field.label)}</span>
        </Button>
        {value && !field.required && (
          <Button look="quiet" onClick={() => onChange('')}>
            {imageFr.remove}
            <span className="visually-hidden">{imageFr.forField(field.label)}</span>
          </Button>
        )}
      </div>
      {choosing && (
        <Suspense fallback={null}>
          <MediaPicker
            onPick={(media) => {
              onChange(media.cdn_url);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

export const imageField: FieldKind<string> = {
  parse: rawText,
  validate: ruleFor(serialize),
  serialize,
  Input: ImageInput,
};
