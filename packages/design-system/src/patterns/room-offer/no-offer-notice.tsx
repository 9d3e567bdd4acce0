import { headcount, type NoOffer, type Occupancy } from '@veranda/domain'
import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { CallUs } from '../help-contact/index.ts'
import type { Help } from '../help-phone/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { useCategoryWords } from './use-category-words.ts'

/** A page that leads on. */
export type Alternative = {
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** What helps where nothing can be chosen, the best first. What is missing is not possible for this stay. */
export type Alternatives = {
  /** To wait for a room that becomes free. */
  readonly waitlist?: Alternative | undefined
  readonly otherDates?: Alternative | undefined
}

export type NoOfferNoticeProps = {
  readonly why: NoOffer
  /** Of all rooms of the hotel, or of those above a guest's own. */
  readonly of: 'any' | 'higher'
  readonly party: Occupancy
  /** Whom to call, where that is the way on. */
  readonly help: Pick<Help, 'lines'>
  /** Another way on, where there is one. */
  readonly action?: ReactNode
  /** Where nothing else can be chosen on the page: the first is its main step, and else the telephone. */
  readonly alternatives?: Alternatives | undefined
}

/** Why no category can be had, in one sentence that is true of every one of them, and what can be done. */
export function NoOfferNotice({ why, of, party, help, action, alternatives }: NoOfferNoticeProps) {
  const words = useLaterWords()
  const count = headcount(party)
  const noteOf = useNote(count, action !== undefined)
  const title = words(`room-offer.${why.kind}-title`, { of, count })
  const isByPhone = why.kind === 'too-small' || why.kind === 'not-on-sale'
  const otherwise = isByPhone ? (
    <CallUs help={help} />
  ) : (
    alternatives && <FirstAlternative {...alternatives} help={help} />
  )
  return (
    <Notice tone="info" title={title} action={action ?? otherwise}>
      {noteOf(why)}
    </Notice>
  )
}

function FirstAlternative({ waitlist, otherDates, help }: Alternatives & Pick<NoOfferNoticeProps, 'help'>) {
  const words = useLaterWords()
  const first = waitlist ?? otherDates
  if (!first) return <CallUs help={help} />
  return (
    <ButtonLink tone="primary" {...first}>
      {words(waitlist ? 'room-offer.waitlist' : 'room-offer.other-dates')}
    </ButtonLink>
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
