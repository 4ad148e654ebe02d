import { ApiError, type PathOf, post, type SentTo } from '#src/calls/client.ts';
import type { Method } from '#src/calls/proof.ts';
import { element } from '#src/lib/dom.ts';
import type { accountCalls } from '../account.calls.ts';
import type { proofCalls } from '../proof.calls.ts';
import type { securityCalls } from '../security.calls.ts';
import { proofFr as fr } from './proof.fr.ts';

type Prove = typeof proofCalls.prove;
const PROVE: PathOf<Prove> = '/api/user/prove';
const ME: PathOf<typeof accountCalls.getMyInfo> = '/api/user/get_my_info';
const RESET: PathOf<typeof securityCalls.sendPasswordReset> = '/api/user/send_password_reset';

/** The content of the question for one way to answer it. */
export interface ProofForm {
  nodes: Node[];
  /** Takes the focus. */
  first?: HTMLElement;
}

type Typed = 'password' | 'totp';
const LABELS: Record<Typed, string> = { password: fr.password, totp: fr.code };
const KEYBOARDS = {
  password: { type: 'password', autocomplete: 'current-password' },
  totp: {
    type: 'text',
    autocomplete: 'one-time-code',
    autocapitalize: 'none',
    spellcheck: 'false',
    maxlength: 40,
  },
};

export function proofForm(method: Method, done: (given: boolean) => void): ProofForm {
  return method === 'passkey' ? passkeyForm(done) : typedForm(method, done);
}

/** A password or a code, with its error beside it; what was typed stays until it is right. */
function typedForm(name: Typed, done: (given: boolean) => void): ProofForm {
  const input = element('input', {
    ...KEYBOARDS[name],
    id: 'proof-input',
    name,
    class: 'input',
    required: true,
    autofocus: true,
    'aria-describedby': 'proof-error',
  });
  const error = element('p', { class: 'field-error', id: 'proof-error', 'aria-live': 'polite' });
  const refuse = (sentence: string) => {
    error.textContent = sentence;
    input.setAttribute('aria-invalid', 'true');
    input.focus();
    input.select();
  };
  const label = element('label', { class: 'field-label', for: 'proof-input' }, LABELS[name]);
  const go = element('button', { type: 'submit', class: 'button button-main' }, fr.go);
  // method: whatever sends this form without us, no password may land in an address.
  const form = element(
    'form',
    { method: 'post', novalidate: true },
    element('div', { class: 'field' }, label, input, error),
    answers(go, done),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = name === 'totp' ? input.value.trim() : input.value;
    if (typed === '') refuse(fr.empty[name]);
    else send(go, () => prove({ [name]: typed }), { done, refuse });
  });
  return { nodes: [element('p', {}, fr.why), form], first: input };
}

function passkeyForm(done: (given: boolean) => void): ProofForm {
  const error = element('p', { class: 'field-error', role: 'alert' });
  const go = element(
    'button',
    { type: 'button', class: 'button button-main', autofocus: true },
    fr.usePasskey,
  );
  const refuse = (sentence: string) => {
    error.textContent = sentence;
  };
  go.addEventListener('click', () =>
    send(
      go,
      async () => prove({ passkey: await (await import('../factors/passkey-browser.ts')).askForPasskey() }),
      {
        done,
        refuse,
      },
    ),
  );
  const nodes = [element('p', {}, fr.why), element('p', {}, fr.passkey), error, answers(go, done)];
  return { nodes, first: go };
}

/** An account of Google, Apple or Facebook alone: a password chosen by a mailed link is its way. */
export function noWayForm(done: (given: boolean) => void): ProofForm {
  const said = element('p', { role: 'status' });
  const go = element('button', { type: 'button', class: 'button button-main' }, fr.mail);
  const say = (sentence: string) => {
    said.textContent = sentence;
  };
  go.addEventListener('click', () =>
    send(go, mailLink, {
      done: (email) => {
        say(fr.mailed(String(email)));
        go.remove();
      },
      refuse: say,
    }),
  );
  return { nodes: [element('p', {}, fr.none), said, answers(go, done, fr.close)], first: go };
}

async function mailLink(): Promise<string> {
  const session = await post<typeof accountCalls.getMyInfo>(ME, {});
  const { email } = session.session_type === 'user' ? session.user : session.merchant;
  await post<typeof securityCalls.sendPasswordReset>(RESET, { email });
  return email;
}

async function prove(given: SentTo<Prove>): Promise<true> {
  await post<Prove>(PROVE, given);
  return true;
}

function answers(go: HTMLElement, done: (given: boolean) => void, no = fr.cancel): HTMLElement {
  const cancel = element('button', { type: 'button', class: 'button button-plain' }, no);
  cancel.addEventListener('click', () => done(false));
  return element('p', { class: 'modal-answers' }, cancel, go);
}

interface Ends<T> {
  done(answer: T): void;
  refuse(sentence: string): void;
}

/** Once at a time; a refusal is said in the dialog, which stays open. */
async function send<T>(go: HTMLElement, work: () => Promise<T>, { done, refuse }: Ends<T>): Promise<void> {
  if (go.ariaBusy === 'true') return;
  go.ariaBusy = 'true';
  try {
    done(await work());
  } catch (error) {
    refuse(error instanceof ApiError ? error.message : fr.failed);
  } finally {
    go.ariaBusy = null;
  }
}
