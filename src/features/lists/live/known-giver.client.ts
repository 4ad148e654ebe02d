import { rememberGiver as keepGiver, knownGiver } from './known-giver.ts';

const fieldOf = (form: Element, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** A second gift is given without typing one's address again. */
export function rememberGiver(list: HTMLElement): void {
  list.addEventListener(
    'toggle',
    (event) => {
      const form = (event.target as Element).querySelector('.give-form');
      const email = form && fieldOf(form, 'email');
      const name = form && fieldOf(form, 'name');
      const known = knownGiver();
      if (email && !email.value) email.value = known.email ?? '';
      if (name && !name.value) name.value = known.publicname ?? '';
    },
    true,
  );
  list.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('.give-form')) return;
    keepGiver({
      email: fieldOf(form, 'email')?.value ?? '',
      publicname: fieldOf(form, 'name')?.value ?? '',
    });
  });
}
