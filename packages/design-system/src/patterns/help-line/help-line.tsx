import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import type { Help } from '../help-phone/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { hasSlots, Slot } from '../slots/index.ts'
import * as css from './help-line.css.ts'
import { HelpLines } from './help-lines.tsx'
import { Opening } from './opening.tsx'

/** In a page that came as HTML, until it answers: what to do if it never does. Its styles are the shell's. */
const isWrittenAhead = typeof window === 'undefined'

export type HelpLineProps = {
  readonly help: Help
  /** Offline it is not known whether anyone answers now, and a call cannot be asked for. */
  readonly reached?: 'online' | 'offline' | undefined
}

/** As high as the sentence about the opening hours, which comes later. */
const OpeningShape = () => <Text look="small">&nbsp;</Text>

/**
 * Whom to call, and whether the call centre is open now, on the guest's own clock. A single number is for all guests.
 */
export function HelpLine({ help, reached = 'online' }: HelpLineProps) {
  const words = useLaterWords()
  const isOnline = reached === 'online'
  return (
    <section className={css.help}>
      <div className={css.parts}>
        <Stack gap="hair">
          <Heading level={2} look="lead">
            {words('help-line.title')}
          </Heading>
          {isWrittenAhead && <p data-without-script="">{words('help-line.without-script')}</p>}
          {isOnline && (help.opening ? <Opening help={help} /> : <OpeningShape />)}
        </Stack>
        <HelpLines help={help} />
        {isOnline && help.callMe && (
          <p className={css.callMe}>
            <TextLink stands="alone" {...help.callMe}>
              {words('help-line.call-me')}
            </TextLink>
          </p>
        )}
      </div>
      {hasSlots && <Slot name="help" given={{ help }} />}
    </section>
  )
}
