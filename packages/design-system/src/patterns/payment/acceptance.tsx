import type { ReactNode } from 'react'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import type { PaymentTexts } from './paying.ts'

export type AcceptanceProps = {
  readonly texts: PaymentTexts
  /** The box that accepts them; missing where it stands beside, above the button that pays. */
  readonly children?: ReactNode
}

/** What is agreed to by paying, to be opened and read. */
export function Acceptance({ texts: { payment, property, conditions }, children }: AcceptanceProps) {
  const words = useLaterWords()
  const parts = [
    { title: words('change-payment.terms-payment'), text: payment },
    { title: words('change-payment.terms-property'), text: property },
    { title: words('change-payment.terms-conditions'), text: conditions.join('\n\n') },
  ].filter(({ text }) => text.trim())
  if (parts.length === 0 && !children) return null
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
      {children}
    </Stack>
  )
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
