import { useEffect, useState } from 'react';
import { COPIED_MS } from '#src/lib/constants.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { mediaFr } from '../../media/media.fr.ts';

export function CopyAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <div className="media-address">
      <Field
        label={mediaFr.detail.address}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button
        icon={copied ? 'check' : 'copy'}
        onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        {mediaFr.detail.copy}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && mediaFr.detail.copied}
      </span>
    </div>
  );
}
