import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { ApiError, post } from '#src/calls/client.ts';
import { proofFr as fr } from './proof.fr.ts';

const OPTIONS = '/api/user/passkey_login_options';

/** Asks the device for one of the person's keys. Throws ApiError when none is given. */
export async function askPasskey(): Promise<Record<string, unknown>> {
  const optionsJSON = (await post(OPTIONS, {})) as PublicKeyCredentialRequestOptionsJSON;
  try {
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch {
    // Closed, too late, or a device without one: the browser has said so already, in its own words.
    throw new ApiError(200, { err: fr.noPasskey, code: 'passkey_rejected' });
  }
}
