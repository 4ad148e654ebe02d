import { Field } from '#src/ui/Field.tsx';
import { addressesFr as fr } from './addresses.fr.ts';

export interface TypedAddress {
  recipient: string;
  line1: string;
  line2: string;
  postal_code: string;
  city: string;
  phone: string;
}

export const NO_ADDRESS: TypedAddress = {
  recipient: '',
  line1: '',
  line2: '',
  postal_code: '',
  city: '',
  phone: '',
};

export const readAddress = (typed: (name: string) => string): TypedAddress => ({
  recipient: typed('recipient'),
  line1: typed('line1'),
  line2: typed('line2'),
  postal_code: typed('postal_code'),
  city: typed('city'),
  phone: typed('phone'),
});

interface Props {
  known: TypedAddress;
  errors: Record<string, string>;
  /** False where nothing has to be filled in. */
  required?: boolean;
}

/** The fields of one address, as browsers know how to fill them in. */
export function AddressFields({ known, errors, required = true }: Props) {
  return (
    <>
      <Field
        label={fr.recipient}
        name="recipient"
        autoComplete="shipping name"
        maxLength={80}
        required={required}
        defaultValue={known.recipient}
        error={errors.recipient}
      />
      <Field
        label={fr.line1}
        name="line1"
        autoComplete="shipping address-line1"
        maxLength={100}
        required={required}
        defaultValue={known.line1}
        error={errors.line1}
      />
      <Field
        label={fr.line2}
        hint={fr.line2Hint}
        name="line2"
        autoComplete="shipping address-line2"
        maxLength={100}
        defaultValue={known.line2}
        error={errors.line2}
      />
      <Field
        label={fr.postalCode}
        name="postal_code"
        autoComplete="shipping postal-code"
        inputMode="numeric"
        maxLength={5}
        required={required}
        defaultValue={known.postal_code}
        error={errors.postal_code}
      />
      <Field
        label={fr.city}
        name="city"
        autoComplete="shipping address-level2"
        maxLength={80}
        required={required}
        defaultValue={known.city}
        error={errors.city}
      />
      <Field
        label={fr.phone}
        hint={fr.phoneHint}
        name="phone"
        type="tel"
        autoComplete="shipping tel"
        maxLength={30}
        defaultValue={known.phone}
        error={errors.phone}
      />
    </>
  );
}
