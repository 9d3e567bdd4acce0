import { dialled, type PhoneOnCard } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading } from '../../components/text/index.ts'
import { HelpPhone } from '../../patterns/help-phone/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './offline-card.css.ts'

export type PhonesOnCardProps = {
  readonly phones: readonly PhoneOnCard[]
  readonly propertyName: string
}

/** Whom to call: a telephone needs no internet. With one number only, whose it is needs no saying. */
export function PhonesOnCard({ phones, propertyName }: PhonesOnCardProps) {
  const words = useLaterWords()
  return (
    <Stack gap="tiny" as="section">
      <Heading level={2} look="lead">
        {words('help-line.title')}
      </Heading>
      <ul className={css.lines}>
        {phones.map(({ of, line }) => (
          <li key={dialled(line.phone)} className={css.line}>
            {phones.length > 1 && (
              <span className={css.whose}>
                {of === 'property' ? propertyName : words('offline-card.help-line')}
              </span>
            )}
            <HelpPhone line={line} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
