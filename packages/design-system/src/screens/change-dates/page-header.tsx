import type { MouseEvent } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './change-dates.css.ts'

export type PageHeaderProps = {
  readonly property: string
  /** Nothing is said of choosing where there is nothing to choose. */
  readonly canChoose: boolean
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export function PageHeader({ property, canChoose, backHref, onBack }: PageHeaderProps) {
  const words = useLaterWords()
  return (
    <Stack gap="tiny" as="header">
      <div className={css.back}>
        <TextLink stands="alone" href={backHref} onNavigate={onBack}>
          {words('change-dates.back')}
        </TextLink>
      </div>
      <Heading level={1}>{words('change-dates.title')}</Heading>
      {canChoose && (
        <div className={css.lead}>
          <Text tone="muted">{words('change-dates.lead', { property })}</Text>
        </div>
      )}
    </Stack>
  )
}
