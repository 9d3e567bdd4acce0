import { type CallCentreState, daysBetween } from '@veranda/domain'
import { Text } from '../../components/text/index.ts'
import { dateIn, useDates } from '../dates/index.ts'
import type { Help } from '../help-phone/index.ts'
import { type LaterWords, useLaterWords } from '../later-words/index.ts'

/** Whether the call centre is open, and until when or from when: on the guest's own clock, in the guest's own days. */
export function Opening({ help: { opening, guestTimeZone } }: { readonly help: Help }) {
  const words = useLaterWords()
  const dates = useDates()
  if (!opening) return null
  const time = dates.time(opening.until, guestTimeZone)
  return (
    <Text look="small" tone={opening.open ? 'positive' : 'muted'}>
      {opening.open
        ? words('help-line.open', { time })
        : opensWords(
            opening,
            words,
            { time, day: dates.weekday(dateIn(opening.until, guestTimeZone)) },
            guestTimeZone,
          )}
    </Text>
  )
}

type Values = { readonly time: string; readonly day: string }

function opensWords(
  { asOf, until }: CallCentreState,
  words: LaterWords,
  values: Values,
  zone: string,
): string {
  const days = daysBetween(dateIn(asOf, zone), dateIn(until, zone))
  if (days === 0) return words('help-line.opens-today', values)
  return words(days === 1 ? 'help-line.opens-tomorrow' : 'help-line.opens-on', values)
}
