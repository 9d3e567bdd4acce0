import { type Money, money } from '@veranda/domain'
import { number, object } from 'valibot'
import { currencyCode } from './scalars.ts'
import { wired } from './shape.ts'

/** Minor units on both sides: the provider may name a currency whose exponent is not known here. */
export const minorMoney = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({ minorUnits: number(), currencyCode }),
  ({ minorUnits, currencyCode: currency }): Money => money(minorUnits, currency),
  ({ amount, currency }: Money) => ({ minorUnits: amount, currencyCode: currency }),
)
