import { Checkbox } from '../../components/checkbox/index.ts'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { PaymentTexts } from './change-payment.ts'

export type AcceptanceProps = {
  readonly texts: PaymentTexts
  readonly hotel: string
  readonly isAccepted: boolean
  /** The guest went to pay without it. */
  readonly isMissed: boolean
  readonly onAccepted: (accepted: boolean) => void
}

/** What is agreed to by paying, to be opened and read, and the one box that says so. */
export function Acceptance({ texts, hotel, isAccepted, isMissed, onAccepted }: AcceptanceProps) {
  const words = useLaterWords()
  const { payment, property, conditions, privacyHref } = texts
  const parts = [
    { title: words('change-payment.terms-payment'), text: payment },
    { title: words('change-payment.terms-property', { hotel }), text: property },
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
      {privacyHref && (
        <Text look="small">
          <TextLink stands="alone" href={privacyHref} external>
            {words('change-payment.privacy')}
          </TextLink>
        </Text>
      )}
      <Checkbox
        name="accepted"
        required
        checked={isAccepted}
        onChange={onAccepted}
        error={isMissed ? words('change-payment.acceptance-missing') : undefined}
      >
        {words('change-payment.acceptance')}
      </Checkbox>
    </Stack>
  )
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
