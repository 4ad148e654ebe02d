import { register } from '#src/server/calls/registry.ts';
import { binCalls } from './bin/bin.calls.ts';
import { getDeletedLists, restoreList } from './bin/bin.server.ts';
import * as bought from './bought.server.ts';
import { bulkItems } from './bulk.server.ts';
import { deleteList } from './delete.server.ts';
import { doctorCalls } from './doctor/doctor.calls.ts';
import { listDoctor, setAsideFinding } from './doctor/doctor.server.ts';
import * as external from './external.server.ts';
import * as favorites from './favorites.server.ts';
import { getAvailability, isFree } from './gifts/availability.server.ts';
import { giftCalls } from './gifts/gift.calls.ts';
import { mailReservationLinks } from './gifts/lost-link.server.ts';
import * as reservations from './gifts/reservation.server.ts';
import * as edit from './item-edit.server.ts';
import * as items from './items.server.ts';
import { itemCalls, namedListCalls } from './list.calls.ts';
import * as lists from './list.server.ts';
import { registerFollow } from './live/follow.server.ts';
import { lookCalls } from './look/look.calls.ts';
import { chooseCover, setCover } from './look/look.server.ts';
import { reorderItems } from './order.server.ts';
import { ownListCalls } from './own-list.calls.ts';
import { acceptCoOwner, getCoOwnerInvitation } from './owners/accept.server.ts';
import { getCoOwners, removeCoOwner } from './owners/holders.server.ts';
import { cancelCoOwnerInvitation, inviteCoOwner } from './owners/invite.server.ts';
import { getMyLists, setMainList } from './owners/main-list.server.ts';
import { ownersCalls } from './owners/owners.calls.ts';
import { publicListCalls, publicUserCalls } from './public.calls.ts';
import * as publicLists from './public.server.ts';
import * as settings from './settings.server.ts';
import { thanksCalls } from './thanks/thanks.calls.ts';
import { giftTracker, markNotThanked, markThanked } from './thanks/thanks.server.ts';
import { exportList } from './transfer/export.server.ts';
import { importItems } from './transfer/import.server.ts';
import { transferCalls } from './transfer/transfer.calls.ts';

/** Ties the calls of lists and gifts to their verbs. */
export function registerLists(): void {
  registerOwnLists();
  registerItems();
  register(namedListCalls, {
    addItem: items.addItemToMain,
    removeItem: items.removeItemFromMain,
    addCustomItem: external.addCustomItemToMain,
    addExternalItem: external.addExternalItemToMain,
    updateItem: edit.updateProduct,
    bulkItems,
  });
  register(ownersCalls, {
    inviteCoOwner,
    removeCoOwner,
    getCoOwners,
    cancelCoOwnerInvitation,
    getCoOwnerInvitation,
    acceptCoOwner,
    getMyLists,
    setMainList,
  });
  register(thanksCalls, { giftTracker, markThanked, markNotThanked });
  register(transferCalls, { importItems, exportList });
  register(doctorCalls, { listDoctor, setAsideFinding });
  registerFollow();
  register(publicListCalls, {
    getFromUserSlug: publicLists.getFromUserSlug,
    getListIdFromSlug: publicLists.getListIdFromSlug,
  });
  register(publicUserCalls, { getPublicInfo: publicLists.getPublicInfo });
  registerGifts();
}

function registerOwnLists(): void {
  register(ownListCalls, {
    get: lists.get,
    getWithoutDetails: lists.getWithoutDetails,
    getWithUuid: lists.getWithUuid,
    setBirthdate: lists.setBirthdate,
    setCover,
    updateProp: settings.updateProp,
    updateManyProps: settings.updateManyProps,
    updateSetting: settings.updateSetting,
    updateSettings: settings.updateSettings,
    updateDesign: settings.updateDesign,
    updateList: lists.updateList,
    deleteList,
  });
  register(lookCalls, { chooseCover });
  register(binCalls, { getDeletedLists, restoreList });
}

function registerItems(): void {
  register(itemCalls, {
    addItemToMain: items.addItemToMain,
    removeItemFromMain: items.removeItemFromMain,
    addCustomItemToMain: external.addCustomItemToMain,
    addExternalItemToMain: external.addExternalItemToMain,
    previewExternalItem: external.previewExternalItem,
    addFavorite: favorites.addFavorite,
    removeFavorite: favorites.removeFavorite,
    toggleFavorite: favorites.toggleFavorite,
    getFavorites: favorites.getFavorites,
    getProductInList: items.getProductInList,
    moveProductToBought: bought.moveProductToBought,
    moveProductToNotBought: bought.moveProductToNotBought,
    reorderItems,
    isCovered: bought.isCovered,
    updateProductClassification: edit.updateProductClassification,
    updateProductPriority: edit.updateProductPriority,
    updateProduct: edit.updateProduct,
  });
}

function registerGifts(): void {
  register(giftCalls, {
    reserveItem: reservations.reserveItem,
    giveItem: reservations.giveItem,
    getAvailability,
    isFree,
    updateGiftWords: reservations.updateGiftWords,
    releaseItem: reservations.releaseItem,
    extendReservation: reservations.extendReservation,
    reopenReservation: reservations.reopenReservation,
    updateReservation: reservations.updateReservation,
    mailReservationLinks,
  });
}
