import { Disclosure } from '../../components/disclosure/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Consent } from '../consent/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import type { PaymentTexts } from './paying.ts'

export type AcceptanceProps = {
  readonly texts: PaymentTexts
  readonly isAccepted: boolean
  /** The guest went to pay without it. */
  readonly isMissed: boolean
  readonly onAccepted: (accepted: boolean) => void
}

/** What is agreed to by paying, to be opened and read, and the one box that says so. */
export function Acceptance({ texts, isAccepted, isMissed, onAccepted }: AcceptanceProps) {
  const words = useLaterWords()
  const { payment, property, conditions, links = {} } = texts
  const parts = [
    { title: words('change-payment.terms-payment'), text: payment },
    { title: words('change-payment.terms-property'), text: property },
    { title: words('change-payment.terms-conditions'), text: conditions.join('\n\n') },
  ].filter(({ text }) => text.trim())
  return (
    <Stack gap="small" as="section">
      <Heading level={2}>{words('change-payment.terms')}</Heading>
      {parts.length > 0 && (
        <Disclosure title={inLine(parts.map(({ title }) => title).join(dot))} body="opened">
          <Stack gap="medium">
            {parts.map(({ title, text }) => (
              <Stack key={title} gap="tiny">
                <Heading level={3} look="label">
                  {title}
                </Heading>
                {paragraphsOf(text).map((paragraph) => (
                  <Text key={paragraph} look="small">
                    {paragraph}
                  </Text>
                ))}
              </Stack>
            ))}
          </Stack>
        </Disclosure>
      )}
      <Consent links={links} isAccepted={isAccepted} isMissed={isMissed} onAccepted={onAccepted} />
    </Stack>
  )
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
