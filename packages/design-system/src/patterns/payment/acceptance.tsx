import { Disclosure } from '../../components/disclosure/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { Consent } from '../consent/index.ts'
import { useLaterWords } from '../words/index.ts'
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
  ]
  return (
    <Stack gap="small" as="section">
      <Heading level={2}>{words('change-payment.terms')}</Heading>
      <div>
        {parts.map(
          ({ title, text }) =>
            text.trim() && (
              <Disclosure key={title} title={title} body="opened">
                <Stack gap="small">
                  {paragraphsOf(text).map((paragraph) => (
                    <Text key={paragraph} look="small">
                      {paragraph}
                    </Text>
                  ))}
                </Stack>
              </Disclosure>
            ),
        )}
      </div>
      <Consent links={links} isAccepted={isAccepted} isMissed={isMissed} onAccepted={onAccepted} />
    </Stack>
  )
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
