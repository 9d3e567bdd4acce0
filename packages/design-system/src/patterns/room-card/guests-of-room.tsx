import { type Guest, isNamed } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './room-card.css.ts'

type GuestToName = Pick<Guest, 'guestId' | 'isMainGuest' | 'category' | 'firstName' | 'lastName' | 'age'>

export function GuestsOfRoom({ guests }: { readonly guests: readonly GuestToName[] }) {
  const words = useLaterWords()
  const role = ({ isMainGuest, category, age }: GuestToName): string => {
    if (isMainGuest) return words('room-card.main-guest')
    if (category === 'adult' || age === undefined) return words(`room-card.${category}`)
    return words('room-card.age', { age })
  }
  return (
    <Stack gap="tiny">
      <Heading level={4}>{words('room-card.guests')}</Heading>
      {guests.length === 0 && (
        <Text look="small" tone="muted">
          {words('room-card.no-guests')}
        </Text>
      )}
      <ul>
        {guests.map((guest) => (
          <li key={guest.guestId} className={css.guest}>
            {isNamed(guest) ? (
              <span>
                {guest.firstName} {guest.lastName}
              </span>
            ) : (
              <span className={css.quiet}>{words('room-card.unnamed')}</span>
            )}
            <span className={css.quiet}>{role(guest)}</span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
