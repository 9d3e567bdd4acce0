import { headcount, type NoOffer, type Occupancy } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { CallUs } from '../help-contact/index.ts'
import type { Help } from '../help-phone/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { useCategoryWords } from './use-category-words.ts'

export type NoOfferNoticeProps = {
  readonly why: NoOffer
  /** Of all rooms of the hotel, or of those above a guest's own. */
  readonly of: 'any' | 'higher'
  readonly party: Occupancy
  /** Whom to call, where that is the way on. */
  readonly help: Pick<Help, 'lines'>
  /** Another way on, where there is one. */
  readonly action?: ReactNode
}

/** Why no category can be had, in one sentence that is true of every one of them, and what can be done. */
export function NoOfferNotice({ why, of, party, help, action }: NoOfferNoticeProps) {
  const words = useLaterWords()
  const count = headcount(party)
  const noteOf = useNote(count, action !== undefined)
  const title = words(`room-offer.${why.kind}-title`, { of, count })
  const isByPhone = why.kind === 'too-small' || why.kind === 'not-on-sale'
  return (
    <Notice tone="info" title={title} action={action ?? (isByPhone && <CallUs help={help} />)}>
      {noteOf(why)}
    </Notice>
  )
}

function useNote(guests: number, hasOption: boolean) {
  const words = useLaterWords()
  const { nights } = useCategoryWords()
  return (why: NoOffer): string => {
    switch (why.kind) {
      case 'too-small':
        return words(hasOption ? 'room-offer.too-small-split' : 'room-offer.too-small-call', {
          most: why.most,
          isFewer: why.most < guests ? 'yes' : 'no',
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
