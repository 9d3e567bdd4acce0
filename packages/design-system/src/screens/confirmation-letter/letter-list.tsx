import type { LetterState, SentLetter } from '@veranda/domain'
import { Badge, type BadgeTone } from '../../components/badge/index.ts'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './confirmation-letter.css.ts'
import { CorrectedAddress } from './corrected-address.tsx'

const tones: Record<LetterState, BadgeTone> = { queued: 'caution', sent: 'positive', bounced: 'negative' }

export type LetterListProps = {
  readonly letters: readonly SentLetter[]
  readonly isSending: boolean
  /** The letter is sent to an address again, or to one that was corrected. */
  readonly onAgain: (address: string) => void
}

/** To whom the letter went, and what became of it. */
export function LetterList({ letters, isSending, onAgain }: LetterListProps) {
  const words = useLaterWords()
  if (letters.length === 0) return null
  return (
    <Surface>
      <Stack gap="small">
        <Heading level={2} look="lead">
          {words('confirmation-letter.letters')}
        </Heading>
        <ul className={css.letters} aria-live="polite">
          {letters.map(({ email, state }) => (
            <li key={email} className={css.letter}>
              <span className={css.address}>{email}</span>
              <span className={css.state}>
                <Badge tone={tones[state]}>{words(`confirmation-letter.${state}`)}</Badge>
                {state === 'bounced' && (
                  <CorrectedAddress bounced={email} isSending={isSending} onSend={onAgain} />
                )}
                {state !== 'queued' && (
                  <Button tone="quiet" size="small" busy={isSending} onPress={() => onAgain(email)}>
                    {words('confirmation-letter.again')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Surface>
  )
}
