// What a program needs to run the service with stand-ins, and what stand-ins need to fill its database.
export { runService } from './run-service.ts'
export type { Letter } from './platform/mail/letter.ts'
export type { OpenMailbox } from './platform/mail/mail-setting.ts'
export { readBrands } from './brands-setting.ts'
export { type Brands, brandsOf } from './platform/brands.ts'
export { applyCancellation } from './cancellations/apply-cancellation.ts'
export { expectedByBank, receiveAtOnce } from './bank-transfers/receive-at-once.ts'
export { collectingSociety } from './catalogue/collecting-society.ts'
export { seedReasons } from './cancellations/seed-reasons.ts'
export type { Database } from './platform/db/database.ts'
export { insertRows } from './platform/db/insert-rows.ts'
export { openStore } from './platform/db/open-store.ts'
export { type Store, StoreError } from './platform/db/store.ts'
export { inLanguage } from './platform/language.ts'
export { describeFailure } from './platform/describe-failure.ts'
export { parseEnv, type Settings, SettingsError } from './env.ts'
export {
  dataPolicy,
  inlineHashes,
  ownPagePolicy,
  policyOnEveryAnswer,
} from './platform/http/content-policy.ts'
export type { HostLine } from './platform/hosts.ts'
export type { HttpEnv } from './platform/http/http-env.ts'
export { framed, frameStyle } from './platform/http/page-frame.ts'
export type { KnownGuest } from './identity/identity.ts'
export { secretWaits } from './identity/one-time-secrets.ts'
export { issueSignInLink } from './identity/sign-in-link.ts'
export { releaseAllOf } from './inventory/release.ts'
export { addRoomsFor, putOnSale } from './inventory/put-on-sale.ts'
export { saleEntries } from './ledger/sale-entries.ts'
export { forget } from './ledger/post.ts'
export { forgetReceipts } from './receipts/forget-receipts.ts'
export { openSigner } from './receipts/signing-keys.ts'
export { moveRefund } from './payments/send-refunds.ts'
export type { ReceiptSigner } from './receipts/signer.ts'
export type { Reader } from './reservations/load-reservation-row.ts'
export { lockReservation, requireReservation } from './reservations/require-reservation.ts'
export {
  type NewReservation,
  type NewRoom,
  nightsOf,
  writeReservations,
} from './reservations/write-reservations.ts'
export { createStaffUser } from './staff/create-staff-user.ts'
export type { Clock } from './platform/service.ts'
export type { CallsAt } from './calls-at.ts'
export { storeAddress } from './store-address.ts'
