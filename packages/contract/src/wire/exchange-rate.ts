import type { CurrencyCode } from '@veranda/domain'
import { number, string } from 'valibot'
import { codeNumber } from './code-number.ts'
import { currencyCode } from './scalars.ts'
import { as, made, shape } from './shape.ts'

/** A currency to read prices in, named in the language asked for. Of one without a rate no price can be shown. */
export type ExchangeRate = {
  readonly currency: CurrencyCode
  readonly name: string
  /** How much of it a US dollar is. */
  readonly perDollar: number
}

export const wireExchangeRate = /* @__PURE__ */ shape<ExchangeRate>()({
  idDefCurrency: made(number(), ({ currency }: ExchangeRate) => codeNumber(currency)),
  currencyCode: as('currency', currencyCode),
  description: as('name', string()),
  ownExchangeRate: as('perDollar', number()),
})
