import { register } from '#src/server/calls/registry.ts';
import { businessCalls, merchantDeskCalls } from './business.calls.ts';
import {
  createBusiness,
  getMe,
  listMine,
  openBusinessSession,
  searchMerchants,
  setLogo,
  updateBusiness,
} from './business.server.ts';
import { approveMerchant, disableMerchant, setCommission } from './desk.server.ts';
import { acceptInvitation, inviteMember, removeMember } from './members.server.ts';
import {
  checkSellerIdentity,
  sellerOverview,
  sellerStatement,
  sellerWithdraw,
  startSellerIdentity,
} from './money.server.ts';
import { sellerMoneyCalls, sellerOrderCalls } from './orders.calls.ts';
import { getSellerOrder, listSellerOrders, refuseLine, sendLines } from './orders.server.ts';
import { sellerProductCalls } from './products.calls.ts';
import { archiveProduct, listProducts, saveProduct, setStock } from './products.server.ts';

export function registerMerchants(): void {
  register(businessCalls, {
    create: createBusiness,
    mine: listMine,
    openSession: openBusinessSession,
    acceptInvitation,
    me: getMe,
    update: updateBusiness,
    setLogo,
    inviteMember,
    removeMember,
  });
  register(merchantDeskCalls, {
    search: searchMerchants,
    approve: approveMerchant,
    disable: disableMerchant,
    setCommission,
  });
  register(sellerProductCalls, {
    list: listProducts,
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
    startIdentity: startSellerIdentity,
    checkIdentity: checkSellerIdentity,
  });
}
