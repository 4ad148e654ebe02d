import { register } from '#src/server/calls/registry.ts';
import { exportTicketReport, ticketReport } from './report.server.ts';
import { ticketCalls } from './ticket.calls.ts';
import { createTicket, enableTicket, listTickets } from './tickets.server.ts';

export function registerTickets(): void {
  register(ticketCalls, {
    create: createTicket,
    list: listTickets,
    enable: enableTicket,
    report: ticketReport,
    exportReport: exportTicketReport,
  });
}
