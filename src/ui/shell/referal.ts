/** product.md §4: a `referal` seen in an address is kept, and sent with the registration. */
const given = new URLSearchParams(location.search).get('referal');
if (given) localStorage.setItem('referal', given.slice(0, 200));
