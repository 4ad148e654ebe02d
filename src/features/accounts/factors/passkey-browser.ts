import { ApiError } from '#src/calls/client.ts';
import { passkeyCalls } from './passkey.calls.ts';
import { passkeysFr } from './passkeys.fr.ts';

/** Loaded at the first use alone: most visits never come here. */
const library = () => import('@simplewebauthn/browser');

export type PasskeyResponse = Record<string, unknown>;

/** Asks the person's device for a key of this site; answers what `login_with_passkey` and `prove` take. */
export async function askForPasskey(): Promise<PasskeyResponse> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    passkeyCalls.passkeyLoginOptions(),
  ]);
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return said(startAuthentication({ optionsJSON: optionsJSON as unknown as Options }));
}

/** Has the person's device make a key; answers what `add_passkey` takes. */
export async function makePasskey(): Promise<PasskeyResponse> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([library(), passkeyCalls.passkeyOptions()]);
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return said(startRegistration({ optionsJSON: optionsJSON as unknown as Options }));
}

/** True where the browser offers keys among what it fills fields with. */
export async function canOffer(): Promise<boolean> {
  const { isConditionalMediationAvailable } = window.PublicKeyCredential ?? {};
  return (await isConditionalMediationAvailable?.call(window.PublicKeyCredential)) ?? false;
}

/**
 * Has the browser offer keys in the field for the e-mail address, for as long as a challenge lasts. Answers null when
 * nothing was chosen: something else was asked for meanwhile.
 */
export async function offerPasskeys(): Promise<PasskeyResponse | null> {
  const { startAuthentication } = await library();
  const optionsJSON = await passkeyCalls.passkeyLoginOptions();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  try {
    const options = { optionsJSON: optionsJSON as unknown as Options, useBrowserAutofill: true };
    return { ...(await startAuthentication(options)) };
  } catch {
    return null;
  }
}

/** Takes back what was offered or asked. */
export async function stopPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** The sentence of each way in which a browser ends a demand (WebAuthn 3, create and get). */
const SENTENCES: Record<string, string> = {
  NotAllowedError: passkeysFr.stopped,
  AbortError: passkeysFr.stopped,
  InvalidStateError: passkeysFr.there,
  ConstraintError: passkeysFr.unfit,
  NotSupportedError: passkeysFr.unfit,
};

/** As a refusal that a form shows: nothing was sent. */
async function said(demand: Promise<object>): Promise<PasskeyResponse> {
  try {
    return { ...(await demand) };
  } catch (error) {
    const { name = '', cause } = error as { name?: string; cause?: { name?: string } };
    const err = SENTENCES[cause?.name ?? name] ?? passkeysFr.failed;
    throw new ApiError(200, { err, code: 'passkey_stopped' });
  }
}
