import { demoDisputeCalls } from '#src/features/money/disputes/demo.calls.ts';
import { closeDispute, openDispute } from '#src/features/money/disputes/demo.server.ts';
import { registerPayable } from '#src/features/money/payables.server.ts';
import { register } from '#src/server/calls/registry.ts';
import { canSuggestAddon, hasAddonContribution } from './addon.server.ts';
import { cagnotteOwnerCalls, contributionCalls } from './cagnotte.calls.ts';
import { cancelByLink } from './cancel.server.ts';
import { cardCalls } from './cards/card.calls.ts';
import { listCards, printCards, sendCards } from './cards/card.server.ts';
import { contributionPayable } from './contribution.payable.server.ts';
import { demoCalls } from './demo.calls.ts';
import { advanceClock, answer3ds, confirm } from './demo.server.ts';
import { checkStatus, getContribution, getDetail } from './detail.server.ts';
import { updateAnonymous, updateComment, updateContributor } from './edit.server.ts';
import { addAddon, removeAddon, updateAmount } from './edit-money.server.ts';
import { getContributions, getTotalCollected } from './owner.server.ts';
import { add, prepare, prepareWithAmount, prepareWithDetail } from './prepare.server.ts';

export function registerCagnotte(): void {
  register(contributionCalls, {
    prepare,
    prepareWithAmount,
    prepareWithDetail,
    add,
    get: getContribution,
    getDetail,
    updateAmount,
    updateAnonymous,
    updateComment,
    updateContributor,
    checkStatus,
    cancel: cancelByLink,
    addAddon,
    removeAddon,
    canSuggestAddon,
    hasAddonContribution,
  });
  register(cardCalls, { list: listCards, print: printCards, send: sendCards });
  register(cagnotteOwnerCalls, { getContributions, getTotalCollected });
  register(demoCalls, { confirm, answer3ds, advanceClock });
  register(demoDisputeCalls, { openDispute, closeDispute });
  registerPayable(contributionPayable);
}
