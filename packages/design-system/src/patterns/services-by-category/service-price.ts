import { type Money, money, type Service } from '@veranda/domain'

export const isFree = ({ category, total }: Pick<Service, 'category' | 'total'>): boolean =>
  category === 'free' || total.amount === 0

/** Section 3: the price per unit is shown as an average per night. What is for one day, or free, has none. */
export function averagePerNight(
  service: Pick<Service, 'category' | 'total' | 'unitPrice' | 'date'>,
  nights: number,
): Money | undefined {
  const { date, unitPrice } = service
  if (isFree(service) || date || nights < 2) return undefined
  return money(Math.round(unitPrice.amount / nights), unitPrice.currency)
}
