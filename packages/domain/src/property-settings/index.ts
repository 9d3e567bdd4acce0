export * from './check-settings.ts'
export { rowsIn, rowsText } from './rows.ts'
export * from './detail.ts'
export * from './guest-view.ts'
export {
  type HelpHoursRow,
  helpHoursIn,
  helpHoursParts,
  helpHoursRowsIn,
  helpHoursRowsText,
  helpHoursText,
} from './help-hours-text.ts'
export * from './limited-days-text.ts'
export * from './policy-text.ts'
export {
  type Discount,
  discountKinds,
  promotionParts,
  type PromotionRow,
  promotionRowsIn,
  promotionsIn,
  promotionsText,
  type StoredPromotion,
} from './promotions-text.ts'
export * from './setting-problems.ts'
export * from './settings.ts'
export * from './stricter.ts'
export { type PhoneRow, phoneRowsIn, phoneRowsText, phoneTableIn, phoneText } from './phone-table-text.ts'
