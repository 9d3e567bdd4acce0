import type { Service } from '@veranda/domain'

export const isFree = ({ category, total }: Pick<Service, 'category' | 'total'>): boolean =>
  category === 'free' || total.amount === 0
