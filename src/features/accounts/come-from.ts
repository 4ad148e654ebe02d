/** decisions.md §5: what was seen in an address is sent with the registration. */
export function comeFrom(): { referal?: string; ticket_code?: string } {
  const referal = localStorage.getItem('referal');
  const ticket = new URLSearchParams(location.search).get('ticket_code');
  return {
    ...(referal ? { referal: referal.slice(0, 200) } : {}),
    ...(ticket ? { ticket_code: ticket.slice(0, 100) } : {}),
  };
}
