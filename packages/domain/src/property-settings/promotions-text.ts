import { isPlainDate, type PlainDate } from '../dates/index.ts'
import { type CurrencyCode, fromMajor, type Money, toMajor } from '../money/index.ts'
import type { PromotionTerms } from '../rates/index.ts'
import { rowsIn, rowsText } from './rows.ts'
import { inRow, type SettingProblem, type SettingProblems } from './setting-problems.ts'

export const discountKinds = ['percent', 'amount'] as const

/** A promotion of the property as it is edited: what its code takes off, and for which days of booking and of staying. */
export type PromotionRow = {
  readonly code: string
  readonly discount: string
  readonly value: string
  readonly bookFrom: string
  readonly bookUntil: string
  readonly stayFrom: string
  readonly stayUntil: string
  readonly nights: string
  /** `yes` or `no`: one that is not on can be entered no more; who has it keeps it. */
  readonly isOn: string
}

export const promotionParts = [
  'code',
  'discount',
  'value',
  'bookFrom',
  'bookUntil',
  'stayFrom',
  'stayUntil',
  'nights',
  'isOn',
] as const satisfies readonly (keyof PromotionRow)[]

/** The promotions of a property, as they are edited, from the text of the setting; codes are in capitals. */
export const promotionRowsIn = (text: string): readonly PromotionRow[] =>
  rowsIn(text).map((parts) => {
    const row = Object.fromEntries(promotionParts.map((part, at) => [part, parts[at] ?? ''])) as PromotionRow
    return { ...row, code: row.code.toUpperCase() }
  })

export const promotionRowsText = (rows: readonly PromotionRow[]): string =>
  rowsText(rows.map((row) => promotionParts.map((part) => row[part])))

/** A promotion as it is stored, apart from whose it is. */
export type StoredPromotion = Omit<PromotionTerms, 'promotion' | 'ratePlanIds' | 'marketCodes'> & {
  readonly code: string
  readonly discount: Discount
  readonly isActive: boolean
}
export type Discount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money }

/** The text of the setting for promotions; amounts are in major units of the currency. */
export const promotionsText = (promotions: readonly StoredPromotion[]): string =>
  promotionRowsText(
    promotions.map(({ code, discount, minimumNights, isActive, ...days }) => ({
      code,
      discount: discount.kind,
      value: `${discount.kind === 'percent' ? discount.percent : toMajor(discount.amount)}`,
      bookFrom: days.bookFrom,
      bookUntil: days.bookUntil,
      stayFrom: days.stayFrom,
      stayUntil: days.stayUntil,
      nights: `${minimumNights}`,
      isOn: isActive ? 'yes' : 'no',
    })),
  )

/** The promotions of a text that was checked; amounts are in the property’s currency. */
export const promotionsIn = (text: string, currency: CurrencyCode): readonly StoredPromotion[] =>
  promotionRowsIn(text).map(({ code, discount, value, nights, isOn, ...days }) => ({
    code,
    discount:
      discount === 'amount'
        ? { kind: discount, amount: fromMajor(Number(value), currency) }
        : { kind: 'percent', percent: Number(value) },
    bookFrom: days.bookFrom as PlainDate,
    bookUntil: days.bookUntil as PlainDate,
    stayFrom: days.stayFrom as PlainDate,
    stayUntil: days.stayUntil as PlainDate,
    minimumNights: Number(nights),
    isActive: isOn === 'yes',
  }))

/** The terms of a property’s own promotion: for all of its rate plans, in every market. */
export function termsOfPromotion(promotion: StoredPromotion): PromotionTerms {
  const { code, discount, isActive: _, ...terms } = promotion
  return { ...terms, promotion: { ...discount, code }, ratePlanIds: [], marketCodes: [] }
}

const mostPromotions = 40

/** `taken`: codes of other properties and of the brand, by which the property’s own would not be found. */
export function promotionProblems(text: string, taken: readonly string[]): SettingProblems {
  const rows = promotionRowsIn(text)
  if (rows.length > mostPromotions) return { promotions: 'too-many-rows' }
  return Object.assign(
    {},
    ...rows.map((row, index) =>
      inRow('promotions', index, {
        ...problemsOf(row),
        code: codeProblem(row.code, rows.slice(0, index), taken),
      }),
    ),
  ) as SettingProblems
}

const problemsOf = (row: PromotionRow): Readonly<Record<string, SettingProblem | undefined>> => ({
  discount: discountKinds.some((kind) => kind === row.discount) ? undefined : 'not-a-choice',
  value: valueProblem(row),
  bookFrom: isPlainDate(row.bookFrom) ? undefined : 'not-a-day',
  bookUntil: untilProblem(row.bookFrom, row.bookUntil),
  stayFrom: isPlainDate(row.stayFrom) ? undefined : 'not-a-day',
  stayUntil: untilProblem(row.stayFrom, row.stayUntil),
  nights: /^([1-9]|[12]\d|30)$/.test(row.nights) ? undefined : 'not-a-number',
  isOn: row.isOn === 'yes' || row.isOn === 'no' ? undefined : 'not-a-choice',
})

function codeProblem(
  code: string,
  before: readonly PromotionRow[],
  taken: readonly string[],
): SettingProblem | undefined {
  if (!/^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code)) return 'not-a-code'
  if (before.some((row) => row.code === code)) return 'code-twice'
  return taken.some((one) => one.toUpperCase() === code) ? 'code-taken' : undefined
}

function valueProblem({ discount, value }: PromotionRow): SettingProblem | undefined {
  if (discount === 'percent') return /^([1-9]\d?|100)$/.test(value) ? undefined : 'not-a-percentage'
  const isAmount = /^\d{1,7}(\.\d{1,2})?$/.test(value) && Number(value) > 0
  return isAmount ? undefined : 'not-an-amount'
}

function untilProblem(from: string, until: string): SettingProblem | undefined {
  if (!isPlainDate(until)) return 'not-a-day'
  return isPlainDate(from) && until < from ? 'ends-before-it-begins' : undefined
}

/** Whether a code that could be entered cannot be any more, takes off less, or holds for fewer days or longer stays only. */
export function hasWorsePromotion(from: string, to: string): boolean {
  const after = promotionRowsIn(to)
  return promotionRowsIn(from)
    .filter(({ isOn }) => isOn === 'yes')
    .some((old) => {
      const now = after.find(({ code }) => code === old.code)
      if (now?.isOn !== 'yes') return true
      return (
        (now.discount === old.discount && Number(now.value) < Number(old.value)) ||
        now.bookFrom > old.bookFrom ||
        now.bookUntil < old.bookUntil ||
        now.stayFrom > old.stayFrom ||
        now.stayUntil < old.stayUntil ||
        Number(now.nights) > Number(old.nights)
      )
    })
}
