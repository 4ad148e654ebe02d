import { register } from '#src/server/calls/registry.ts';
import { ticketCalls } from './ticket.calls.ts';
import { createTicket, enableTicket, listTickets } from './tickets.server.ts';

export function registerTickets(): void {
  register(ticketCalls, { create: createTicket, list: listTickets, enable: enableTicket });
}
