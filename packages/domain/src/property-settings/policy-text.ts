import type { ClockTime } from '../dates/index.ts'
import { type CurrencyCode, fromMajor, toMajor } from '../money/index.ts'
import type { CancellationPolicy, PenaltyCharge } from '../policy/index.ts'
import { rowsIn, rowsText } from './rows.ts'
import { inRow, type SettingProblem, type SettingProblems } from './setting-problems.ts'

export const chargeKinds = ['nothing', 'nights', 'percent', 'flat', 'whole-stay'] as const

/** A penalty tier as it is edited: from how many days before arrival cancelling costs what. */
export type TierRow = { readonly days: string; readonly charge: string; readonly value: string }

export type PolicyRows = {
  /** `yes` or `no`. */
  readonly refundable: string
  readonly deadlineAt: string
  readonly tiers: readonly TierRow[]
}

/** A cancellation policy, as it is edited, from the text of the setting. */
export function policyRowsIn(text: string): PolicyRows {
  const [[refundable = '', deadlineAt = ''] = [], ...tiers] = rowsIn(text)
  return {
    refundable,
    deadlineAt,
    tiers: tiers.map(([days = '', charge = '', value = '']) => ({ days, charge, value })),
  }
}

/** The text of the setting for a policy as it is edited. */
export const policyRowsText = ({ refundable, deadlineAt, tiers }: PolicyRows): string =>
  rowsText([[refundable, deadlineAt], ...tiers.map(({ days, charge, value }) => [days, charge, value])])

/** The text of the setting for a cancellation policy. */
export const policyText = ({ refundable, deadlineAt, tiers }: CancellationPolicy): string =>
  policyRowsText({
    refundable: refundable ? 'yes' : 'no',
    deadlineAt,
    tiers: tiers.map(({ daysBefore, charge }) => ({
      days: `${daysBefore}`,
      charge: charge.kind,
      value: valueOf(charge),
    })),
  })

function valueOf(charge: PenaltyCharge): string {
  switch (charge.kind) {
    case 'nothing':
    case 'whole-stay':
      return ''
    case 'nights':
      return `${charge.count}`
    case 'percent':
      return `${charge.percent}`
    case 'flat':
      return `${toMajor(charge.amount)}`
  }
}

/** The policy of a text that was checked; amounts are in the property’s currency. */
export function policyIn(text: string, currency: CurrencyCode): CancellationPolicy {
  const { refundable, deadlineAt, tiers } = policyRowsIn(text)
  return {
    refundable: refundable === 'yes',
    deadlineAt: deadlineAt as ClockTime,
    tiers: tiers.map(({ days, charge, value }) => ({
      daysBefore: Number(days),
      charge: chargeIn(charge, value, currency),
    })),
  }
}

function chargeIn(kind: string, value: string, currency: CurrencyCode): PenaltyCharge {
  switch (kind) {
    case 'nights':
      return { kind, count: Number(value) }
    case 'percent':
      return { kind, percent: Number(value) }
    case 'flat':
      return { kind, amount: fromMajor(Number(value), currency) }
    case 'whole-stay':
      return { kind }
    default:
      return { kind: 'nothing' }
  }
}

const mostTiers = 12

/** What is wrong with a policy: the days count down to arrival, and cancelling later never costs less. */
export function policyProblems(name: string, text: string): SettingProblems {
  const { refundable, deadlineAt, tiers } = policyRowsIn(text)
  if (tiers.length > mostTiers) return { [name]: 'too-many-rows' }
  const head: Readonly<Record<string, SettingProblem>> = {
    ...(refundable === 'yes' || refundable === 'no' ? {} : { [`${name}.refundable`]: 'not-a-choice' }),
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(deadlineAt) ? {} : { [`${name}.deadlineAt`]: 'not-a-time' }),
  }
  return Object.assign(
    head,
    ...tiers.map((tier, index) => inRow(name, index, tierProblems(tier, tiers[index - 1]))),
  ) as SettingProblems
}

function tierProblems(
  { days, charge, value }: TierRow,
  before: TierRow | undefined,
): Readonly<Record<string, SettingProblem | undefined>> {
  const isDays = /^\d{1,3}$/.test(days) && Number(days) <= 365
  return {
    days: !isDays
      ? 'not-a-number'
      : before && Number(days) >= Number(before.days)
        ? 'days-not-descending'
        : undefined,
    charge: chargeKinds.some((kind) => kind === charge)
      ? isMilder({ days, charge, value }, before)
        ? 'milder-later'
        : undefined
      : 'not-a-choice',
    value: valueProblem(charge, value),
  }
}

function valueProblem(charge: string, value: string): SettingProblem | undefined {
  switch (charge) {
    case 'nights':
      return /^([1-9]|[12]\d|30)$/.test(value) ? undefined : 'not-a-number'
    case 'percent':
      return /^([1-9]\d?|100)$/.test(value) ? undefined : 'not-a-percentage'
    case 'flat':
      return /^\d{1,7}(\.\d{1,2})?$/.test(value) && Number(value) > 0 ? undefined : 'not-an-amount'
    default:
      return undefined
  }
}

/** Charges of different kinds cannot be compared without a stay; nothing and the whole of it always can. */
function isMilder({ charge, value }: TierRow, before: TierRow | undefined): boolean {
  if (!before) return false
  if (charge === before.charge) return Number(value) < Number(before.value)
  return before.charge === 'whole-stay' || (charge === 'nothing' && before.charge !== 'nothing')
}
