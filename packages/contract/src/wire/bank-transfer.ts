import {
  type BankAccountNumber,
  type BankTransfer,
  type BankTransferOffer,
  type BankTransferOverview,
  bankTransferStates,
  type CollectingAccount,
  noBankTransferReasons,
} from '@veranda/domain'
import { nullable, object, optional, picklist, string } from 'valibot'
import { encode } from './encode.ts'
import { plainDate } from './scalars.ts'
import { amount, amountsIn, as, flat, maybe, shape, wired } from './shape.ts'

/** One of the two: a country without IBANs has account numbers. */
const wireAccountNumber = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({ iban: nullable(string()), accountNumber: nullable(string()) }),
  ({ iban, accountNumber }): BankAccountNumber =>
    iban === null ? { kind: 'account-number', number: accountNumber ?? '' } : { kind: 'iban', iban },
  (account: BankAccountNumber) => ({
    iban: account.kind === 'iban' ? account.iban : null,
    accountNumber: account.kind === 'iban' ? null : account.number,
  }),
)

const wireCollectingAccount = /* @__PURE__ */ shape<CollectingAccount>()({
  accountHolder: as('holder', string()),
  bankName: string(),
  bankCountryCode: as('bankCountry', string()),
  bic: string(),
  account: flat(wireAccountNumber),
})

const wireBankTransfer = /* @__PURE__ */ shape<BankTransfer>()({
  reference: string(),
  state: picklist(bankTransferStates),
  currencyCode: amountsIn,
  amount,
  dueDate: as('dueBy', plainDate),
  announcedAt: string(),
  to: wireCollectingAccount,
  amountReceived: as('received', maybe(amount)),
})

/** Closed with its reason, open with the rest. One object: a variant would bring its schema into the first view. */
const wireOffer = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    kind: picklist(['open', 'closed']),
    accountHolder: optional(string()),
    bankName: optional(string()),
    dueDate: optional(plainDate),
    reason: optional(picklist(noBankTransferReasons)),
  }),
  ({ kind, reason = 'not-taken', accountHolder = '', bankName = '', dueDate }): BankTransferOffer =>
    kind === 'closed' || !dueDate
      ? { kind: 'closed', reason }
      : { kind, holder: accountHolder, bankName, dueBy: dueDate },
  (offer: BankTransferOffer) =>
    offer.kind === 'closed'
      ? { ...offer }
      : { kind: offer.kind, accountHolder: offer.holder, bankName: offer.bankName, dueDate: offer.dueBy },
)

export const wireBankTransferOverview = /* @__PURE__ */ shape<BankTransferOverview>()({
  transfer: maybe(wireBankTransfer),
  offer: wireOffer,
})
/** The bank transfers of a reservation as the service sends them. */
export const encodeBankTransferOverview = ({ transfer, offer }: BankTransferOverview) => ({
  transfer: transfer ? encode(wireBankTransfer, transfer, transfer.amount.currency) : null,
  offer: encode(wireOffer, offer),
})
