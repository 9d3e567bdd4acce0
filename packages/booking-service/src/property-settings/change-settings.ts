import type { changePropertySettings, SettingsSaved } from '@veranda/contract'
import { checkSettings, type SettingProblems, type SettingValues } from '@veranda/domain'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { Service, StaffCaller } from '../platform/service.ts'
import { propertyChange } from '../schema/property.ts'
import { changesOf, loadSettings } from './load-settings.ts'
import { isRemovedInUse, takenCodes, writePromotions } from './promotions.ts'
import { writeSettings } from './write-settings.ts'

type ChangeSettings = {
  readonly code: string
  readonly version: number
  readonly values: SettingValues
}

/**
 * Changes what a property decides, from now on, and writes down what it was. Of two people with one form the second is told.
 */
export const changeSettings = (
  service: Service & RefusingFor<typeof changePropertySettings>,
  staff: StaffCaller,
  { code, version, values: typed }: ChangeSettings,
  claim: Claim,
): Promise<Once<SettingsSaved>> =>
  doOnceInTransaction(service, claim, async (tx, at) => {
    const settings = await loadSettings(tx, code, at, 'update')
    const { row, plans, regions, values: before } = settings
    if (row.version !== version)
      throw tx.refuse('version-changed', 'The settings have changed in the meantime.', {
        attached: { version: row.version },
      })
    const context = {
      plans: plans.map((plan) => plan.code),
      regions: regions.map((region) => region.code),
      takenCodes: await takenCodes(tx, row, typed['promotions'] ?? ''),
    }
    const notAccepted = (problems: SettingProblems) =>
      tx.refuse('settings-not-accepted', 'Some settings are not accepted.', {
        attached: { problems: { ...problems } },
      })
    const checked = checkSettings({ ...before, ...typed }, context)
    if (!checked.ok) throw notAccepted(checked.refusal)
    const changes = changesOf(before, checked.value)
    if (changes.length === 0) return { version }
    const ofPromotions = changes.find(({ field }) => field === 'promotions')
    if (ofPromotions) {
      const { from, to } = ofPromotions
      if (await isRemovedInUse(tx, row, [from, to])) throw notAccepted({ promotions: 'code-in-use' })
      if (!(await writePromotions(tx, row, to))) throw notAccepted({ promotions: 'code-taken' })
    }
    await writeSettings(tx, settings, checked.value, changes, at)
    const by = staff.account?.displayName ?? staff.originJti
    await tx.insert(propertyChange).values({ propertyId: row.id, at, by, changes })
    const detail = { property: code, settings: changes.map(({ field }) => field) }
    const action = 'change-property-settings'
    await appendAudit(tx, { at, actor: asStaff(staff), action, reservationId: null, detail })
    return { version: version + 1 }
  })
