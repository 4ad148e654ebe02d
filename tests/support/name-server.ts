import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** A server of names on the loopback: each name has this IPv4 address and no other; with null it is silent. */
export async function startNameServer(address: string | null) {
  const socket = createSocket('udp4');
  let asked = 0;
  socket.on('message', (query, from) => {
    asked += 1;
    if (address) socket.send(answerTo(query, address), from.port, from.address);
  });
  await new Promise<void>((listening) => socket.bind(0, '127.0.0.1', listening));
  const { port } = socket.address() as AddressInfo;
  return { at: `127.0.0.1:${port}`, asked: () => asked, close: () => socket.close() };
}

/** RFC 1035 §4: the question again, and an address of class IN where type A is asked. */
function answerTo(query: Buffer, address: string): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const question = query.subarray(12, end);
  const isA = query.readUInt16BE(end - 4) === 1;
  const head = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0]);
  query.copy(head, 0, 0, 2);
  const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]);
  return Buffer.concat(isA ? [head, question, answer] : [head, question]);
}
