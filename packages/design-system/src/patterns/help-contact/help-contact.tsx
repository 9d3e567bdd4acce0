import { Row } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { type Help, HelpPhone } from '../help-phone/index.ts'

export type HelpContactProps = {
  readonly help: Pick<Help, 'lines' | 'callMe'>
}

/** How a guest reaches the hotel from a page: by calling, or by asking to be called. */
export function HelpContact({ help }: HelpContactProps) {
  const { lines, callMe } = help
  const words = useLaterWords()
  const [line] = lines
  return (
    <Row gap="medium" wrap>
      {line && <HelpPhone line={line} />}
      {callMe && (
        <TextLink stands="alone" {...callMe}>
          {words('help-line.call-me')}
        </TextLink>
      )}
    </Row>
  )
}
