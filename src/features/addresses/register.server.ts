import { register } from '#src/server/calls/registry.ts';
import { addressCalls } from './address.calls.ts';
import { deleteAddress, listAddresses, saveAddress } from './addresses.server.ts';

export function registerAddresses(): void {
  register(addressCalls, { list: listAddresses, save: saveAddress, remove: deleteAddress });
}
