import type { SettledProperty } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { LinkCards, LinkCardsShape } from '../../patterns/link-cards/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-property.css.ts'

export type PropertiesScreenProps = {
  readonly properties: readonly SettledProperty[] | 'loading' | 'failed'
  readonly hrefOf: (code: string) => string
  readonly onOpen: (code: string) => void
  readonly onTryAgain: () => void
}

/** The properties whose rules can be read, by name. */
export function PropertiesScreen({ properties, hrefOf, onOpen, onTryAgain }: PropertiesScreenProps) {
  const words = useStaffWords()
  return (
    <div className={css.page} data-ready={properties === 'loading' ? undefined : 'properties'}>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1} look="title">
            {words('property.title')}
          </Heading>
          <Text tone="muted">{words('property.lead')}</Text>
        </Stack>
        {properties === 'loading' ? (
          <LinkCardsShape />
        ) : properties === 'failed' ? (
          <Notice
            tone="negative"
            title={words('property.load-failed')}
            action={
              <Button tone="secondary" size="small" onPress={onTryAgain}>
                {words('property.try-again')}
              </Button>
            }
          />
        ) : properties.length === 0 ? (
          <Notice tone="info" title={words('property.none')} />
        ) : (
          <LinkCards
            items={properties.map(({ code, name }) => ({
              key: code,
              title: name,
              note: code,
              href: hrefOf(code),
              onOpen: () => onOpen(code),
            }))}
          />
        )}
      </Stack>
    </div>
  )
}
