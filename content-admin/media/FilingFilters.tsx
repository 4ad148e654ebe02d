import { useEffect, useState } from 'react';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { mediaFr } from './media.fr.ts';
import type { Asked } from './useLibrary.ts';

type Filing = Awaited<ReturnType<typeof mediaCalls.mediaFiling>>;

interface Props {
  asked: Asked;
  /** The number of pictures that are found: another one may have brought a folder. */
  total: number;
  onAsk(change: Partial<Asked>): void;
}

/** Folders and labels to choose by, once the library has some. */
export function FilingFilters({ asked, total, onAsk }: Props) {
  const [filing, setFiling] = useState<Filing>({ folders: [], labels: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the library has changed
  useEffect(() => {
    // Without an answer the library is searched by words as before.
    mediaCalls.mediaFiling({}).then(setFiling, () => {});
  }, [total]);
  return (
    <>
      {filing.folders.length > 0 && (
        <SelectField
          label={mediaFr.folder}
          value={asked.folder}
          options={optionsOf(filing.folders, mediaFr.anyFolder)}
          onChange={(folder) => onAsk({ folder })}
        />
      )}
      {filing.labels.length > 0 && (
        <SelectField
          label={mediaFr.label}
          value={asked.label}
          options={optionsOf(filing.labels, mediaFr.anyLabel)}
          onChange={(label) => onAsk({ label })}
        />
      )}
    </>
  );
}

function optionsOf(filed: Filing['folders'], any: string) {
  return [
    { value: '', label: any },
    ...filed.map(({ name, count }) => ({ value: name, label: mediaFr.counted(name, count) })),
  ];
}
