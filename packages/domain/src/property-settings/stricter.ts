import { hasFewerHours } from './help-hours-text.ts'
import { limitedDaysIn } from './limited-days-text.ts'
import { hasWorsePromotion } from './promotions-text.ts'
import { policyRowsIn } from './policy-text.ts'
import { planOfPolicy } from './settings.ts'

/** Whether a change of a setting allows guests less than before. */
export function isStricter(name: string, from: string, to: string): boolean {
  if (planOfPolicy(name) !== undefined) return isStricterPolicy(from, to)
  switch (name) {
    case 'minimumNights':
      return Number(to) > Number(from)
    case 'maximumNights':
      return to !== '' && (from === '' || Number(to) < Number(from))
    case 'bookableDays':
    case 'reinstateMinutes':
    case 'documentMegabytes':
      return Number(to) < Number(from)
    case 'cancelling':
      return to === 'all-rooms-together'
    case 'keepsPenaltyWhenMoved':
      return to === 'yes'
    case 'sellsAddOns':
      return to === 'no'
    case 'promotionNights':
      return to === 'new-nights'
    case 'emailChange':
      return to === 'confirmed'
    case 'limitedDays':
      return hasNewLimits(from, to)
    case 'helpHours':
      return hasFewerHours(from, to)
    case 'promotions':
      return hasWorsePromotion(from, to)
    default:
      return false
  }
}

function hasNewLimits(from: string, to: string): boolean {
  const before = new Map(limitedDaysIn(from).map((one) => [one.day, one]))
  return limitedDaysIn(to).some(({ day, limit, minimumNights }) => {
    const old = before.get(day)
    return (
      (limit !== null && limit !== (old?.limit ?? null)) || (minimumNights ?? 0) > (old?.minimumNights ?? 0)
    )
  })
}

/** Not refundable any more, or a charge that begins earlier than any did. */
function isStricterPolicy(from: string, to: string): boolean {
  const before = policyRowsIn(from)
  const after = policyRowsIn(to)
  if (before.refundable !== after.refundable) return after.refundable === 'no'
  const begins = ({ tiers }: typeof before) =>
    Math.max(-1, ...tiers.filter(({ charge }) => charge !== 'nothing').map(({ days }) => Number(days)))
  if (begins(after) !== begins(before)) return begins(after) > begins(before)
  return after.tiers.some(({ days, charge, value }) => {
    const same = before.tiers.find((tier) => tier.days === days)
    return (
      same !== undefined &&
      (charge === same.charge
        ? Number(value) > Number(same.value)
        : charge === 'whole-stay' || same.charge === 'nothing')
    )
  })
}
