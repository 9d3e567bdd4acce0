import type { PenaltyCharge } from '@veranda/domain'
import type { LaterWords } from '../later-words/index.ts'

/** What a penalty is calculated on: "2 nights", "the whole stay". */
export function chargeWords(charge: PenaltyCharge, words: LaterWords): string {
  switch (charge.kind) {
    case 'nothing':
      return words('policy-timeline.nothing')
    case 'nights':
      return words('policy-timeline.nights', { count: charge.count })
    case 'percent':
      return words('policy-timeline.percent', { percent: charge.percent })
    case 'flat':
      return words('policy-timeline.flat')
    case 'whole-stay':
      return words('policy-timeline.whole-stay')
  }
}
