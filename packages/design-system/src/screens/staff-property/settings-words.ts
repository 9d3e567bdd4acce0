import {
  type CancellationPolicy,
  helpHoursIn,
  isStricter,
  type PenaltyCharge,
  planOfPolicy,
  policyIn,
  promotionsIn,
  rowsIn,
  type SettingName,
  type SettingProblem,
  type SettingsDetail,
  type StoredPromotion,
} from '@veranda/domain'
import type { StaffMessageId } from '@veranda/messages'
import { useIntl } from 'react-intl'
import { useMoney } from '../../patterns/money/index.ts'
import { useSpan } from '../../patterns/span/index.ts'
import { dot, useStaffWords } from '../../patterns/words/index.ts'

const labels: Readonly<Record<SettingName, StaffMessageId>> = {
  minimumNights: 'property.minimum-nights',
  maximumNights: 'property.maximum-nights',
  bookableDays: 'property.bookable-days',
  limitedDays: 'property.limited-days',
  cancelling: 'property.cancelling',
  reinstateMinutes: 'property.reinstate-minutes',
  keepsPenaltyWhenMoved: 'property.keeps-penalty',
  documentMegabytes: 'property.document-megabytes',
  sellsAddOns: 'property.sells-add-ons',
  standbyDays: 'property.standby-days',
  promotionNights: 'property.promotion-nights',
  emailChange: 'property.email-change',
  promotions: 'property.promotions',
  phoneLines: 'property.phone-lines',
  helpHours: 'property.help-hours',
}

const choices: Readonly<Record<string, StaffMessageId>> = {
  '': 'property.choice-none',
  yes: 'property.choice-yes',
  no: 'property.choice-no',
  'any-but-the-main-room-alone': 'property.choice-any-room',
  'all-rooms-together': 'property.choice-all-rooms',
  'new-nights': 'property.choice-new-nights',
  'every-night': 'property.choice-every-night',
  'at-once': 'property.choice-at-once',
  confirmed: 'property.choice-confirmed',
  closed: 'property.choice-closed',
  'check-in-only': 'property.choice-check-in-only',
  'check-out-only': 'property.choice-check-out-only',
  nothing: 'property.choice-nothing',
  nights: 'property.choice-nights',
  percent: 'property.choice-percent',
  flat: 'property.choice-flat',
  'whole-stay': 'property.choice-whole-stay',
  'off-each-night': 'property.choice-off-each-night',
  'off-first-night': 'property.choice-off-first-night',
  'hours-brand': 'property.choice-hours-brand',
  'hours-own': 'property.choice-hours-own',
}

const parts: Readonly<Record<string, StaffMessageId>> = {
  from: 'property.part-from',
  until: 'property.part-until',
  limit: 'property.part-limit',
  nights: 'property.part-nights',
  guests: 'property.part-guests',
  country: 'property.part-country',
  area: 'property.part-area',
  number: 'property.part-number',
  display: 'property.part-display',
  refundable: 'property.part-refundable',
  deadlineAt: 'property.part-deadline',
  days: 'property.part-days',
  charge: 'property.part-charge',
  value: 'property.part-value',
  code: 'property.part-code',
  discount: 'property.part-discount',
  bookFrom: 'property.part-book-from',
  bookUntil: 'property.part-book-until',
  stayFrom: 'property.part-stay-from',
  stayUntil: 'property.part-stay-until',
  isOn: 'property.part-is-on',
  timeZone: 'property.part-time-zone',
  weekdaysOpen: 'property.part-weekdays-open',
  weekdaysClose: 'property.part-weekdays-close',
  weekendOpen: 'property.part-weekend-open',
  weekendClose: 'property.part-weekend-close',
}

const problems: Readonly<Record<SettingProblem, StaffMessageId>> = {
  required: 'property.problem-required',
  'not-a-number': 'property.problem-number',
  'too-small': 'property.problem-too-small',
  'too-large': 'property.problem-too-large',
  'not-a-choice': 'property.problem-choice',
  'below-minimum-nights': 'property.problem-below-minimum',
  'not-a-day': 'property.problem-day',
  'ends-before-it-begins': 'property.problem-ends-before',
  'days-overlap': 'property.problem-overlap',
  'nothing-limited': 'property.problem-nothing-limited',
  'too-many-rows': 'property.problem-rows',
  'not-digits': 'property.problem-digits',
  'too-long': 'property.problem-too-long',
  'not-a-country': 'property.problem-country',
  'not-a-region': 'property.problem-region',
  'named-twice': 'property.problem-twice',
  'shown-number-differs': 'property.problem-display',
  'not-a-time': 'property.problem-time',
  'days-not-descending': 'property.problem-descending',
  'not-a-percentage': 'property.problem-percentage',
  'not-an-amount': 'property.problem-amount',
  'milder-later': 'property.problem-milder',
  'not-a-time-zone': 'property.problem-time-zone',
  'not-an-hour': 'property.problem-hour',
  'closes-before-it-opens': 'property.problem-closes-before',
  'not-a-code': 'property.problem-code',
  'code-twice': 'property.problem-code-twice',
  'code-taken': 'property.problem-code-taken',
  'code-in-use': 'property.problem-code-in-use',
  'unknown-setting': 'property.problem-unknown',
}

/** Opening hours in the reader’s words and on their kind of clock. */
export function useHours() {
  const words = useStaffWords()
  const { formatTime } = useIntl()
  const clock = (hour: number): string =>
    formatTime(Date.UTC(2027, 0, 1, hour), { timeStyle: 'short', timeZone: 'UTC' })
  return {
    clock,
    sentence: (text: string): string => {
      const hours = helpHoursIn(text)
      if (!hours) return ''
      const { timeZone, weekdays, weekend } = hours
      return words('property.hours', {
        opens: clock(weekdays.opens),
        closes: clock(weekdays.closes),
        weekendOpens: clock(weekend.opens),
        weekendCloses: clock(weekend.closes),
        zone: timeZone.replaceAll('_', ' '),
      })
    },
  }
}

/** A promotion in a line of its own. */
function usePromotionWords() {
  const words = useStaffWords()
  const money = useMoney()
  const { formatNumber } = useIntl()
  const span = useSpan()
  return ({ code, discount, minimumNights, isActive, ...days }: StoredPromotion): string =>
    words(isActive ? 'property.promotion' : 'property.promotion-off', {
      code,
      discount:
        discount.kind === 'percent'
          ? formatNumber(discount.percent / 100, { style: 'percent' })
          : money.exact(discount.amount),
      booked: span({ from: days.bookFrom, until: days.bookUntil }, 'long'),
      staying: span({ from: days.stayFrom, until: days.stayUntil }, 'long'),
      nights: minimumNights,
    })
}

/** What canceling costs, in a sentence: until when nothing, and from when what. */
function usePolicyWords() {
  const words = useStaffWords()
  const money = useMoney()
  const { formatNumber } = useIntl()
  const chargeOf = (charge: PenaltyCharge): string => {
    switch (charge.kind) {
      case 'nothing':
        return words('property.policy-nothing')
      case 'nights':
        return words('property.policy-nights', { nights: charge.count })
      case 'percent':
        return words('property.policy-percent', {
          percent: formatNumber(charge.percent / 100, { style: 'percent' }),
        })
      case 'flat':
        return money.exact(charge.amount)
      case 'whole-stay':
        return words('property.policy-whole-stay')
    }
  }
  return ({ refundable, deadlineAt, tiers }: CancellationPolicy): string => {
    if (!refundable) return words('property.policy-not-refundable')
    const first = tiers.findIndex(({ charge }) => charge.kind !== 'nothing')
    const begin = tiers[first]
    if (!begin) return words('property.policy-free')
    return [
      words('property.policy-refundable', { days: begin.daysBefore, at: deadlineAt }),
      ...tiers
        .slice(first)
        .map(({ daysBefore, charge }) =>
          words('property.policy-tier-from', { days: daysBefore, charge: chargeOf(charge) }),
        ),
    ].join('; ')
  }
}

/** Settings, their parts, choices and problems in the reader’s words. */
export function useSettingWords() {
  const words = useStaffWords()
  const { formatDate } = useIntl()
  const { sentence } = useHours()
  const promotion = usePromotionWords()
  const policy = usePolicyWords()
  const choice = (value: string): string => (choices[value] ? words(choices[value]) : value)
  return {
    choice,
    label: (name: string): string =>
      Object.hasOwn(labels, name) ? words(labels[name as SettingName]) : name,
    part: (name: string): string => (parts[name] ? words(parts[name]) : name),
    problem: (problem: string): string =>
      words(
        Object.hasOwn(problems, problem) ? problems[problem as SettingProblem] : 'property.problem-other',
      ),
    /** A setting’s value as it is read; a list row by row. */
    value: (name: string, text: string, { place }: Pick<SettingsDetail, 'place'>): string => {
      if (name === 'helpHours') return text === '' ? words('property.choice-hours-brand') : sentence(text)
      if (text === '') return words('property.choice-none')
      if (name === 'promotions') return promotionsIn(text, place.currency).map(promotion).join(dot)
      if (planOfPolicy(name) !== undefined) return policy(policyIn(text, place.currency))
      if (!text.includes('|')) return choice(text)
      return rowsIn(text)
        .map((row) => row.filter(Boolean).map(choice).join(' '))
        .join(dot)
    },
    /** Since when a setting allows guests less, if its latest change made it so, and what it was before. */
    since: (name: string, { history }: SettingsDetail): string | undefined => {
      const latest = history.find(({ changes }) => changes.some(({ field }) => field === name))
      const change = latest?.changes.find(({ field }) => field === name)
      if (!latest || !change || !isStricter(name, change.from, change.to)) return undefined
      const date = formatDate(latest.at, { dateStyle: 'medium' })
      const isShort = [change.from, change.to].every((text) => text !== '' && !/[|;]/.test(text))
      return isShort
        ? words('property.tightened', { value: choice(change.to), date, before: choice(change.from) })
        : words('property.stricter-since', { date })
    },
  }
}
