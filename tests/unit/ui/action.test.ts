import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActionState, createAction } from '#src/ui/action.ts';
import { isFormValid } from '#src/ui/form-validity.ts';

const ALONE = { form: null };
const inForm = (valid: boolean) => ({
  form: { reportValidity: vi.fn(() => valid), addEventListener: vi.fn(), removeEventListener: vi.fn() },
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function stand(confirm = false) {
  const shown: ActionState[] = [];
  return { shown, action: createAction({ confirm, show: (state) => shown.push(state) }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an action button', () => {
  it('is busy for at least 500 ms, shows its success for 3000 ms, and is then as before', async () => {
    const { action, shown } = stand();
    void action.press(ALONE, async () => true);
    await pass(499);
    expect(shown).toEqual(['busy']);
    await pass(1);
    expect(shown).toEqual(['busy', 'done']);
    await pass(2999);
    expect(shown).toEqual(['busy', 'done']);
    await pass(1);
    expect(shown).toEqual(['busy', 'done', 'idle']);
  });

  it('is busy as long as its work takes, and acts once however often it is pressed', async () => {
    const { action, shown } = stand();
    const act = vi.fn(() => new Promise<void>((done) => setTimeout(done, 4000)));
    for (let press = 0; press < 3; press += 1) void action.press(ALONE, act);
    await pass(3999);
    expect(shown).toEqual(['busy']);
    await pass(1);
    void action.press(ALONE, act);
    expect(act).toHaveBeenCalledTimes(1);
    expect(shown).toEqual(['busy', 'done']);
  });

  it('says nothing of a success when it did not work, and can be pressed again', async () => {
    const { action, shown } = stand();
    void action.press(ALONE, async () => false);
    await pass(500);
    const failed = action.press(ALONE, () => Promise.reject(new Error('lost'))).catch(String);
    await pass(500);
    await expect(failed).resolves.toBe('Error: lost');
    expect(shown).toEqual(['busy', 'idle', 'busy', 'idle']);
  });

  it('that confirms asks first, acts at the second press, and takes the question back when one looks elsewhere', async () => {
    const { action, shown } = stand(true);
    const act = vi.fn(async () => true);
    await action.press(ALONE, act);
    action.leave();
    await action.press(ALONE, act);
    expect(shown).toEqual(['asked', 'idle', 'asked']);
    expect(act).not.toHaveBeenCalled();
    void action.press(ALONE, act);
    action.leave();
    await pass(500);
    expect(act).toHaveBeenCalledTimes(1);
    expect(shown.slice(3)).toEqual(['busy', 'done']);
  });

  it('of a form with a wrong field calls nothing: the browser shows the field', async () => {
    const { action, shown } = stand(true);
    const act = vi.fn(async () => true);
    const wrong = inForm(false);
    await action.press(wrong, act);
    await action.press(wrong, act);
    expect(wrong.form.reportValidity).toHaveBeenCalledTimes(2);
    expect([act.mock.calls, shown]).toEqual([[], []]);
  });
});

describe('a button that sends a form', () => {
  it('does so once the browser finds its fields right, with noValidate too; outside a form nothing is asked', () => {
    // `reportValidity` looks at the fields whatever `noValidate` says.
    expect([isFormValid(inForm(false)), isFormValid(inForm(true)), isFormValid(ALONE)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
