import type { ChangePurpose } from '@veranda/domain'
import type { ChangePlace } from '../change-flows.ts'
import type { ExtraGuests } from '../state/extra-guests.ts'
import type { PaymentDraft } from '../state/payment-draft.ts'
import type { UpgradeDraft } from '../state/upgrade-draft.ts'
import { type Guarded, pass } from './guarded.ts'
import { requireExtraGuests } from './require-extra-guests.ts'
import { requirePaymentDraft } from './require-payment-draft.ts'
import { requireUpgradableRooms } from './require-upgradable-rooms.ts'
import { requireUpgradeDraft } from './require-upgrade-draft.ts'

export type ChangeDrafts = {
  readonly upgrade: UpgradeDraft | undefined
  readonly extraGuests: readonly ExtraGuests[] | undefined
  readonly payment: PaymentDraft | undefined
  readonly cameFrom: string | undefined
  /** The change that was just made: its payment page leads on to what was done, whatever was forgotten with it. */
  readonly made?: ChangePurpose | undefined
}

/** What must be known before a page of a change is shown. */
export function requireChangePage({ page, purposes }: ChangePlace, drafts: ChangeDrafts): Guarded<unknown> {
  const isUpgrade = purposes.includes('upgrade-room')
  if (page === 'done') return pass(undefined)
  if (page === 'payment' && drafts.made && purposes.includes(drafts.made)) return pass(undefined)
  if (page === 'start') return isUpgrade ? requireUpgradeDraft(drafts.upgrade) : pass(undefined)
  const chosen = isUpgrade
    ? requireUpgradableRooms(drafts.upgrade)
    : purposes.includes('add-guests')
      ? requireExtraGuests(drafts.extraGuests)
      : pass(undefined)
  return chosen.kind === 'sent' ? chosen : requirePaymentDraft(drafts.payment, drafts.cameFrom)
}
