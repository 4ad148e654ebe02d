import { register } from '#src/server/calls/registry.ts';
import { businessCalls, merchantDeskCalls } from './business.calls.ts';
import {
  createBusiness,
  getMe,
  listMine,
  openBusinessSession,
  setLogo,
  updateBusiness,
} from './business.server.ts';
import { closedSellerCalls } from './closed.calls.ts';
import { refuseForClosed, sendForClosed } from './closed.server.ts';
import { registerCommission } from './commission/register.server.ts';
import { approveMerchant, disableMerchant, setCommission } from './desk.server.ts';
import { searchMerchants } from './desk-search.server.ts';
import { endCalls, ownEndCalls } from './ending.calls.ts';
import { closeMerchant, closeOwn } from './ending.server.ts';
import {
  acceptInvitation,
  inviteMember,
  leaveBusiness,
  removeMember,
  setMemberRole,
} from './members.server.ts';
import {
  checkSellerIdentity,
  sellerOverview,
  sellerStatement,
  sellerWithdraw,
  startSellerIdentity,
} from './money.server.ts';
import { completeBusiness } from './new-business.server.ts';
import { sellerMoneyCalls, sellerOrderCalls } from './orders.calls.ts';
import { getSellerOrder, listSellerOrders, refuseLine, sendLines } from './orders.server.ts';
import { sellerProductCalls } from './products.calls.ts';
import {
  archiveProduct,
  getOwnProduct,
  listProducts,
  listShelves,
  saveProduct,
  setStock,
} from './products.server.ts';
import { sellerFec } from './seller-fec.server.ts';
import { sellerToday } from './today.server.ts';

export function registerMerchants(): void {
  register(businessCalls, {
    create: createBusiness,
    mine: listMine,
    openSession: openBusinessSession,
    acceptInvitation,
    me: getMe,
    today: sellerToday,
    update: updateBusiness,
    complete: completeBusiness,
    setLogo,
    inviteMember,
    removeMember,
    setRole: setMemberRole,
    leave: leaveBusiness,
  });
  register(merchantDeskCalls, {
    search: searchMerchants,
    approve: approveMerchant,
    disable: disableMerchant,
    setCommission,
  });
  register(ownEndCalls, { close: closeOwn });
  register(endCalls, { close: closeMerchant });
  register(closedSellerCalls, { send: sendForClosed, refuse: refuseForClosed });
  register(sellerProductCalls, {
    list: listProducts,
    get: getOwnProduct,
    shelves: listShelves,
    save: saveProduct,
    setStock,
    archive: archiveProduct,
  });
  register(sellerOrderCalls, {
    list: listSellerOrders,
    get: getSellerOrder,
    send: sendLines,
    refuse: refuseLine,
  });
  register(sellerMoneyCalls, {
    overview: sellerOverview,
    withdraw: sellerWithdraw,
    statement: sellerStatement,
    fec: sellerFec,
    startIdentity: startSellerIdentity,
    checkIdentity: checkSellerIdentity,
  });
  registerCommission();
}
