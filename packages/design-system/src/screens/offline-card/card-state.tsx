import type { CardPart } from '@veranda/domain'
import type { LaterMessageId } from '@veranda/messages'
import { useIntl } from 'react-intl'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useCardWords } from '../../patterns/offline-card/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { OfflineCardScreenProps } from './offline-card-screen.tsx'

const parts: Record<CardPart, LaterMessageId> = {
  dates: 'offline-card.part-dates',
  rooms: 'offline-card.part-rooms',
  guests: 'offline-card.part-guests',
  price: 'offline-card.part-price',
  payments: 'offline-card.part-payments',
  terms: 'offline-card.part-terms',
  status: 'offline-card.part-status',
}

/** How old what is shown is, what changed last, and what cannot be done before there is a network. */
export function CardState({ card, isOnline, device, onward, onTryAgain, ...clock }: OfflineCardScreenProps) {
  const words = useLaterWords()
  const dates = useDates()
  const intl = useIntl()
  const { age, device: nameOf } = useCardWords(clock)
  const { change, readAt } = card
  const { leadsTo, href, onNavigate } = onward
  const changed =
    change &&
    words('offline-card.changed', {
      moment: dates.moment(change.at, clock.guestTimeZone),
      parts: new Intl.ListFormat(intl.locale).format(change.parts.map((part) => words(parts[part]))),
    })
  return (
    <Notice
      tone="info"
      title={
        isOnline ? words('offline-card.stored-title', { device: nameOf(device) }) : words('offline.title')
      }
      action={
        isOnline ? (
          <ButtonLink tone="secondary" size="small" href={href} onNavigate={onNavigate}>
            {words(`offline-card.to-${leadsTo}`)}
          </ButtonLink>
        ) : (
          onTryAgain && (
            <Button tone="secondary" size="small" onPress={onTryAgain}>
              {words('offline.try-again')}
            </Button>
          )
        )
      }
    >
      <Text>{age(readAt)}</Text>
      {changed && <Text>{changed}</Text>}
      {!isOnline && <Text>{words('offline-card.needs-network')}</Text>}
    </Notice>
  )
}
