import type { CurrencyCode } from '@veranda/domain'

export const perDollar: Record<CurrencyCode, number> = {
  USD: 1,
  MXN: 18.4,
  CAD: 1.38,
  GBP: 0.78,
  EUR: 0.92,
  ARS: 1180,
  COP: 4120,
  BRL: 5.6,
  JPY: 149.5,
}

/** Guest currency for one unit of the property's; sample figures, not the day's. */
export const exchangeRate = (property: CurrencyCode, guest: CurrencyCode): number =>
  Number((perDollar[guest] / perDollar[property]).toFixed(6))
