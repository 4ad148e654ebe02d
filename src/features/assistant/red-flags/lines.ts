/** The numbers of a text that a tap may call, with the address that a phone opens. */
export const LINES: Record<string, string> = {
  '15': 'tel:15',
  '17': 'tel:17',
  '18': 'tel:18',
  '112': 'tel:112',
  '114': 'sms:114',
  '119': 'tel:119',
  '3018': 'tel:3018',
  '3114': 'tel:3114',
  '3919': 'tel:3919',
  '01 40 05 48 48': 'tel:+33140054848',
};
