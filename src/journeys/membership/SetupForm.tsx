import './account.css';
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { fr } from '#src/features/accounts/account.fr.ts';
import type { User } from '#src/features/accounts/account.ts';
import { DateField } from '#src/features/accounts/DateField.tsx';
import { useKeptSteps } from '#src/features/accounts/kept-steps.ts';
import { SlugField } from '#src/features/accounts/SlugField.tsx';
import { rememberSession } from '#src/features/accounts/session.store.ts';
import { slugFromNames } from '#src/features/accounts/slug-suggestion.ts';
import { AddressFields, NO_ADDRESS, readAddress } from '#src/features/addresses/AddressFields.tsx';
import { addressCalls } from '#src/features/addresses/address.calls.ts';
import { addressesFr } from '#src/features/addresses/addresses.fr.ts';
import { addToMain } from '#src/features/lists/add-to-main.ts';
import { addGuestItems } from '#src/features/lists/guest-items.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';

const EMPTY = { firstname: '', lastname: '', partner: '', birthdate: '', slug: '' };
type Typed = typeof EMPTY;

/** Which step shows a field, so that a refusal brings the person back to it. */
const STEP_OF: Record<string, number> = {
  firstname: 0,
  lastname: 0,
  'partner.firstname': 0,
  birthdate: 1,
  list_slug: 2,
};

/** Three short steps; the third opens the list. */
export function SetupForm() {
  const { typed, setTyped, step, forward, back, done } = useKeptSteps(EMPTY);
  const call = useFormCall();
  // Somebody who had a list before has told their name already.
  useEffect(() => {
    accountCalls.getMyInfo().then(
      (session) => session.session_type === 'user' && setTyped((before) => known(before, session.user)),
      () => {},
    );
  }, [setTyped]);
  const set = (key: keyof Typed) => (value: string) => setTyped((before) => ({ ...before, [key]: value }));

  async function next(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = addressIn(event.currentTarget);
    if (step === 0 && !typed.slug) setTyped({ ...typed, slug: slugFromNames(typed) });
    if (step < 2) return forward();
    const session = await call.run(async () => {
      if (address) await addressCalls.save({ ...address, for_gifts: true });
      return accountCalls.finishSetup(asInput(typed));
    });
    if (session?.session_type !== 'user') return;
    done();
    rememberSession(session);
    await addGuestItems(addToMain);
    location.assign(`/${session.user.slug}`);
  }

  const refused = Object.keys(call.fields).map((field) => STEP_OF[field] ?? 2);
  const shown = refused.length > 0 && !refused.includes(step) ? Math.min(...refused) : step;
  useFirstFieldOf(call.form, shown);
  return (
    <form className="stack" ref={call.form} onSubmit={next}>
      <ol className="steps" aria-label="Étapes">
        {fr.setup.steps.map((label, n) => (
          <li key={label} aria-current={n === shown ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
      <Refused says={call.error} />
      {shown === 0 && <You typed={typed} set={set} errors={call.fields} />}
      {shown === 1 && (
        <DateField
          label={fr.setup.birthdate}
          hint={fr.setup.birthdateHint}
          value={typed.birthdate || null}
          onDate={(date) => set('birthdate')(date ?? '')}
          error={call.fields.birthdate}
        />
      )}
      {shown === 2 && (
        <>
          <SlugField value={typed.slug} onChange={set('slug')} error={call.fields.list_slug} />
          <WhereToSend errors={call.fields} />
        </>
      )}
      <div className="row">
        {shown > 0 && <Button onClick={back}>{fr.setup.back}</Button>}
        <Button type="submit" look="main" size="large" busy={call.busy}>
          {shown < 2 ? fr.setup.next : fr.setup.submit}
        </Button>
      </div>
    </form>
  );
}

/** Whoever comes to another step writes on: the field that a keyboard had is gone. */
function useFirstFieldOf(form: RefObject<HTMLFormElement | null>, step: number): void {
  const at = useRef(step);
  useEffect(() => {
    if (at.current === step) return;
    at.current = step;
    form.current?.querySelector('input')?.focus();
  }, [form, step]);
}

/** The address as it was typed; null where nothing was. */
function addressIn(form: HTMLFormElement) {
  const sent = new FormData(form);
  const address = readAddress((name) => String(sent.get(name) ?? '').trim());
  return Object.values(address).some(Boolean) ? address : null;
}

/** Nobody has to say where they live to begin a list. */
function WhereToSend({ errors }: { errors: Record<string, string> }) {
  return (
    <details>
      <summary>{addressesFr.start}</summary>
      <div className="stack">
        <p className="small">{addressesFr.startLead}</p>
        <AddressFields known={NO_ADDRESS} errors={errors} required={false} />
      </div>
    </details>
  );
}

function known(typed: Typed, { firstname, lastname, partner }: User): Typed {
  if (typed.firstname) return typed;
  return { ...typed, firstname, lastname, partner: partner?.firstname ?? '' };
}

function asInput(typed: Typed) {
  return {
    firstname: typed.firstname,
    lastname: typed.lastname,
    partner: typed.partner.trim() ? { firstname: typed.partner } : null,
    birthdate: typed.birthdate || null,
    list_slug: typed.slug,
  };
}

interface YouProps {
  typed: Typed;
  set: (key: keyof Typed) => (value: string) => void;
  errors: Record<string, string>;
}

function You({ typed, set, errors }: YouProps) {
  return (
    <>
      <Field
        label={fr.setup.firstname}
        autoComplete="given-name"
        required
        maxLength={60}
        value={typed.firstname}
        onChange={(event) => set('firstname')(event.target.value)}
        error={errors.firstname}
      />
      <Field
        label={fr.setup.lastname}
        hint={fr.setup.lastnameHint}
        autoComplete="family-name"
        maxLength={60}
        value={typed.lastname}
        onChange={(event) => set('lastname')(event.target.value)}
        error={errors.lastname}
      />
      <Field
        label={fr.setup.partner}
        hint={fr.setup.partnerHint}
        maxLength={60}
        value={typed.partner}
        onChange={(event) => set('partner')(event.target.value)}
        error={errors['partner.firstname']}
      />
    </>
  );
}
