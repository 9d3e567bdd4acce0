import { Row } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { type Help, HelpPhone } from '../help-phone/index.ts'
import { CallUs } from './call-us.tsx'

export type HelpContactProps = {
  readonly help: Pick<Help, 'lines' | 'callMe'>
  /** It is the way on, and not one beside another: the number is a button. */
  readonly stands?: 'alone' | undefined
}

/** How a guest reaches the hotel from a page: by calling, or by asking to be called. */
export function HelpContact({ help, stands }: HelpContactProps) {
  const { lines, callMe } = help
  const words = useLaterWords()
  const [line] = lines
  return (
    <Row gap="medium" wrap>
      {stands ? <CallUs help={help} /> : line && <HelpPhone line={line} />}
      {callMe && (
        <TextLink stands="alone" {...callMe}>
          {words('help-line.call-me')}
        </TextLink>
      )}
    </Row>
  )
}
