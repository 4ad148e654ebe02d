/** product.md §4, decisions.md §5: what an address says of who sent it is kept, and sent with the registration. */
const LENGTHS = { referal: 200, ticket_code: 100 };
const asked = new URLSearchParams(location.search);
for (const [name, length] of Object.entries(LENGTHS)) {
  const given = asked.get(name);
  if (given) localStorage.setItem(name, given.slice(0, length));
}
