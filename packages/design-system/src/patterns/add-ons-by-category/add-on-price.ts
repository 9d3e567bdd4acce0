import type { AddOn } from '@veranda/domain'

export const isFree = ({ category, total }: Pick<AddOn, 'category' | 'total'>): boolean =>
  category === 'free' || total.amount === 0
