import type { LetterOutcomeOf, SentLetter, StaffLetter, TimeZone } from '@veranda/domain'
import { Badge, type BadgeTone } from '../../components/badge/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { letterNameOf } from '../../patterns/staff-letters/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-reservations.css.ts'
import { useMoments } from './use-moments.ts'

type LettersViewProps = {
  readonly letters: readonly StaffLetter[]
  readonly confirmations: readonly SentLetter[]
  readonly timeZone: TimeZone
}

const tones: Readonly<Record<LetterOutcomeOf, BadgeTone>> = {
  queued: 'caution',
  sent: 'positive',
  bounced: 'negative',
  'not-written': 'neutral',
  unknown: 'neutral',
}

/** Every letter by what it is about and what became of it; of confirmations also to whom they went. */
export function LettersView({ letters, confirmations, timeZone }: LettersViewProps) {
  const words = useStaffWords()
  const momentOf = useMoments(timeZone)
  if (letters.length === 0 && confirmations.length === 0)
    return <Text tone="muted">{words('staff-reservations.letters-empty')}</Text>
  return (
    <Stack>
      {confirmations.length > 0 && (
        <Stack gap="tiny" as="section">
          <Heading level={3} look="label">
            {words('staff-reservations.confirmations')}
          </Heading>
          <ul className={css.list}>
            {confirmations.map(({ email, state, orderedAt }) => (
              <Letter key={email} about={email} at={momentOf(orderedAt)} state={state} />
            ))}
          </ul>
        </Stack>
      )}
      {letters.length > 0 && (
        <Stack gap="tiny" as="section">
          <Heading level={3} look="label">
            {words('staff-reservations.letters')}
          </Heading>
          <ul className={css.list}>
            {letters.map(({ kind, at, state }, index) => {
              // Two letters of a kind may leave in one moment.
              const key = `${index} ${at}`
              return <Letter key={key} about={words(letterNameOf(kind))} at={momentOf(at)} state={state} />
            })}
          </ul>
        </Stack>
      )}
    </Stack>
  )
}

type LetterProps = { readonly about: string; readonly at: string; readonly state: LetterOutcomeOf }

function Letter({ about, at, state }: LetterProps) {
  const words = useStaffWords()
  return (
    <li className={css.entry}>
      <span>
        {about}
        <span className={css.under}>{at}</span>
      </span>
      <Badge tone={tones[state]}>{words(`staff-reservations.letter-${state}`)}</Badge>
    </li>
  )
}
