import type { MouseEvent } from 'react'
import { TextLink } from '../../components/link/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

export type StaffMessageScreenProps = {
  readonly message: 'forbidden' | 'not-found'
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A page that is not there, or not for this role. */
export function StaffMessageScreen({ message, homeHref, onHome }: StaffMessageScreenProps) {
  const words = useStaffWords()
  return (
    <Stack gap="small">
      <Heading level={1} look="title">
        {words(`staff-message.${message}`)}
      </Heading>
      <Text tone="muted">{words(`staff-message.${message}-body`)}</Text>
      <Row>
        <TextLink href={homeHref} onNavigate={onHome} stands="alone">
          {words('staff-message.home')}
        </TextLink>
      </Row>
    </Stack>
  )
}
