import { expect, it } from 'vitest';
import { mailboxOf } from '#src/lib/mailbox.ts';

it.each([
  ['odile@exemple.fr', 'odile@exemple.fr'],
  ['Odile@Exemple.FR', 'odile@exemple.fr'],
  ['odile+noel@exemple.fr', 'odile@exemple.fr'],
  ['odile+a+b@exemple.fr', 'odile@exemple.fr'],
  ['o.dile+x@googlemail.com', 'odile@gmail.com'],
  // A dot is a letter as another where it is not Gmail's, and a name may begin with a plus.
  ['o.dile@exemple.fr', 'o.dile@exemple.fr'],
  ['+odile@exemple.fr', '+odile@exemple.fr'],
  ['odile@notgmail.com', 'odile@notgmail.com'],
])('%s is of the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
