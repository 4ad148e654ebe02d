import { giftCalls } from '#src/features/gifts/gift.calls.ts';
import * as reservations from '#src/features/gifts/reservation.server.ts';
import { register } from '#src/server/calls/registry.ts';
import * as bought from './bought.server.ts';
import { deleteList } from './delete.server.ts';
import * as external from './external.server.ts';
import * as favorites from './favorites.server.ts';
import * as edit from './item-edit.server.ts';
import * as items from './items.server.ts';
import { itemCalls, ownListCalls } from './list.calls.ts';
import * as lists from './list.server.ts';
import { publicListCalls, publicUserCalls } from './public.calls.ts';
import * as publicLists from './public.server.ts';
import * as settings from './settings.server.ts';

/** Ties the calls of lists and gifts to their verbs. */
export function registerLists(): void {
  registerOwnLists();
  registerItems();
  register(publicListCalls, {
    getFromUserSlug: publicLists.getFromUserSlug,
    getListIdFromSlug: publicLists.getListIdFromSlug,
  });
  register(publicUserCalls, { getPublicInfo: publicLists.getPublicInfo });
  register(giftCalls, {
    reserveItem: reservations.reserveItem,
    releaseItem: reservations.releaseItem,
    extendReservation: reservations.extendReservation,
    updateReservation: reservations.updateReservation,
  });
}

function registerOwnLists(): void {
  register(ownListCalls, {
    get: lists.get,
    getWithoutDetails: lists.getWithoutDetails,
    getWithUuid: lists.getWithUuid,
    setBirthdate: lists.setBirthdate,
    setCover: lists.setCover,
    updateProp: settings.updateProp,
    updateManyProps: settings.updateManyProps,
    updateSetting: settings.updateSetting,
    updateSettings: settings.updateSettings,
    updateDesign: settings.updateDesign,
    updateList: lists.updateList,
    deleteList,
  });
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
    reorderItems: items.reorderItems,
    isCovered: bought.isCovered,
    updateProductClassification: edit.updateProductClassification,
    updateProductPriority: edit.updateProductPriority,
    updateProduct: edit.updateProduct,
  });
}
