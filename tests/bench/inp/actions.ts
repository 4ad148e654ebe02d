import type { Page } from '@playwright/test';
import { type Action, middleOf } from './slow-page.ts';

/** So many milliseconds between two keys: somebody who types fast. */
const TYPING_MS = 130;

type Target = Parameters<typeof middleOf>[1];
type Find = (page: Page) => Target;

const touch = (name: string, find: Find): Action => ({
  name,
  act: async (page, start) => {
    const { x, y } = await middleOf(page, find(page));
    await page.mouse.move(x, y);
    await start();
    await page.mouse.down();
    await page.mouse.up();
  },
});

const type = (name: string, find: Find, text: string): Action => ({
  name,
  act: async (page, start) => {
    await middleOf(page, find(page));
    await find(page).first().focus();
    await start();
    await page.keyboard.type(text, { delay: TYPING_MS });
  },
});

/** A native list answers to the arrows as to its menu. */
const choose = (name: string, find: Find): Action => key(name, find, 'ArrowDown');

function key(name: string, find: Find, pressed: string): Action {
  return {
    name,
    act: async (page, start) => {
      await middleOf(page, find(page));
      await find(page).first().focus();
      await start();
      await page.keyboard.press(pressed);
    },
  };
}

const drag = (name: string, find: Find): Action => ({
  name,
  act: async (page, start) => {
    const { x, y } = await middleOf(page, find(page));
    await page.mouse.move(x, y);
    await start();
    await page.mouse.down();
    for (const by of [60, 140, 220]) await page.mouse.move(x, y + by, { steps: 4 });
    await page.mouse.up();
  },
});

const WORDS: Find = (page) => page.locator('[data-gift-filters] input[name="q"]');

const label = (text: string | RegExp): Find => {
  return (page) => page.locator('[data-gift-filters] label', { hasText: text });
};

export const ON_THE_PUBLIC_LIST: readonly Action[] = [
  touch('a price band', label('30 à 80')),
  touch('every price again', label('Tous les prix')),
  touch('only what is free', label('disponible')),
  touch('all again', label('disponible')),
  choose('a family', (page) => page.locator('select[name="famille"]')),
  key('every family again', (page) => page.locator('select[name="famille"]'), 'ArrowUp'),
  type('words, key by key', WORDS, 'numero 12'),
  key('words taken away', WORDS, 'Backspace'),
  choose('another order', (page) => page.locator('select[name="tri"]')),
  touch('a gift’s form', (page) => page.locator('[data-left="3"] .button-list').nth(4)),
  type(
    'a quantity in it',
    (page) => page.locator('dialog.give .give-form input[name="quantity"]').first(),
    '2',
  ),
  type(
    'an address in it',
    (page) => page.locator('dialog.give .give-form input[name="email"]').first(),
    'odile@ex',
  ),
];

const button = (name: RegExp | string): Find => {
  return (page) => page.getByRole('button', { name });
};
/** A button of the row of one wish, which is drawn once it is near. */
const ofRow = (nth: number, verb: string): Find => {
  return (page) =>
    page
      .locator('.editor-row', { hasText: `Envie numéro ${nth} pour` })
      .getByRole('button', { name: new RegExp(`^${verb} `) });
};
const near = (nth: number, action: Action): Action => ({
  ...action,
  act: async (page, start) => {
    const row = page.locator('.editor-row', { hasText: `Envie numéro ${nth} pour` });
    await row.evaluate(async (element) => {
      for (let turn = 0; turn < 100 && !element.querySelector('button'); turn += 1) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await action.act(page, start);
  },
});
const open = (page: Page) => page.locator('.editor-fields:not([hidden])');

export const IN_THE_EDITOR: readonly Action[] = [
  type('words, key by key', (page) => page.getByLabel('Retrouver une envie'), 'numero 12'),
  {
    name: 'words taken away at once',
    act: async (page, start) => {
      await page.keyboard.press('ControlOrMeta+A');
      await start();
      await page.keyboard.press('Backspace');
    },
  },
  near(13, touch('a gift’s fields', ofRow(13, 'Modifier'))),
  type('a note', (page) => open(page).getByLabel('Précision'), 'Le bleu'),
  type('a quantity', (page) => open(page).getByLabel('Combien'), '2'),
  choose('its importance', (page) => open(page).getByLabel('Importance')),
  touch('its fields away', ofRow(13, 'Replier')),
  near(19, touch('down by its button', ofRow(19, 'Descendre'))),
  near(25, key('down by its handle', ofRow(25, 'Déplacer'), 'ArrowDown')),
  near(31, drag('over others by a pointer', ofRow(31, 'Déplacer'))),
  touch('choosing several', button('Sélectionner')),
  touch('one of them', (page) => page.locator('.editor-check').nth(3)),
  touch('all of them', button('Tout sélectionner')),
  choose('their importance', (page) => page.locator('.editor-bulk').getByLabel('Importance')),
  touch('done choosing', button('Terminer la sélection')),
  near(37, touch('a gift removed', ofRow(37, 'Retirer'))),
  touch('and back', button(/^Défaire/)),
];
