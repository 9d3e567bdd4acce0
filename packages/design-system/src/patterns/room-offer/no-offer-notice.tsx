import { headcount, type NoOffer, type Occupancy } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { useCategoryWords } from './use-category-words.ts'

export type NoOfferNoticeProps = {
  readonly why: NoOffer
  /** Of all rooms of the hotel, or of those above a guest's own. */
  readonly of: 'any' | 'higher'
  readonly party: Occupancy
  /** The way on, where there is one. */
  readonly action?: ReactNode
}

/** Why no category can be had, in one sentence that is true of every one of them, and what can be done. */
export function NoOfferNotice({ why, of, party, action }: NoOfferNoticeProps) {
  const words = useLaterWords()
  const noteOf = useNote(action !== undefined)
  const title = words(`room-offer.${why.kind}-title`, { of, count: headcount(party) })
  return (
    <Notice tone="info" title={title} action={action}>
      {noteOf(why)}
    </Notice>
  )
}

function useNote(hasOption: boolean) {
  const words = useLaterWords()
  const { nights } = useCategoryWords()
  return (why: NoOffer): string => {
    switch (why.kind) {
      case 'too-small':
        return words(hasOption ? 'room-offer.too-small-split' : 'room-offer.too-small-call', {
          most: why.most,
        })
      case 'sold-out':
        return why.nights.length > 0
          ? words('room-offer.sold-out-on', { nights: nights(why.nights) })
          : words('room-offer.sold-out-apart')
      case 'restricted':
        return words(`room-upgrade.${why.restriction}`)
      case 'not-on-sale':
      case 'mixed':
        return words(`room-offer.${why.kind}-note`)
    }
  }
}
