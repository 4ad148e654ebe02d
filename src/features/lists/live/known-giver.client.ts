import { SHEET_OPENS } from './give-sheet.client.ts';
import { rememberGiver as keepGiver, knownGiver } from './known-giver.ts';

const fieldOf = (form: Element, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** A second gift is given without typing one's address again, nor is the one whose form is open. */
export function rememberGiver(list: HTMLElement, form: Element | null): void {
  list.addEventListener(SHEET_OPENS, (event) => fillIn(event.target as Element));
  if (form) fillIn(form);
  list.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('.give-form')) return;
    keepGiver({
      email: fieldOf(form, 'email')?.value ?? '',
      publicname: fieldOf(form, 'name')?.value ?? '',
    });
  });
}

function fillIn(sheet: Element): void {
  const known = knownGiver();
  for (const form of sheet.querySelectorAll('.give-form')) {
    const [email, name] = [fieldOf(form, 'email'), fieldOf(form, 'name')];
    if (email && !email.value) email.value = known.email ?? '';
    if (name && !name.value) name.value = known.publicname ?? '';
  }
}
