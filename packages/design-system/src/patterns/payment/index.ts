export { Acceptance } from './acceptance.tsx'
export { BankChallenge } from './bank-challenge.tsx'
export { Declined } from './declined.tsx'
export { Unanswered, Unknown } from './outcomes.tsx'
export { PayBar } from './pay-bar.tsx'
export { PaymentConsent } from './payment-consent.tsx'
export { PaymentParts, PaymentShape } from './payment-shape.tsx'
export type {
  CardRemoval,
  Payable,
  PayBy,
  PaymentProgress,
  PaymentTexts,
  ShownMethod,
  StoredCard,
} from './paying.ts'
export { useAcceptance } from './use-acceptance.ts'
export { byBankTransfer, canPayWith, methodIn, newCard, PaymentMethods, toPayBy } from './payment-methods.tsx'
