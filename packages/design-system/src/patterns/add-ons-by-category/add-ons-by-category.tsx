import { type AddOn, addOnCategories } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { AddOnLine } from './add-on-line.tsx'
import * as css from './services.css.ts'

export type AddOnsByCategoryProps = {
  readonly services: readonly AddOn[]
  readonly guestCurrency?: GuestCurrency | undefined
}

/** Benefits and add-ons in their four categories; categories without any are left out. */
export function AddOnsByCategory({ services, guestCurrency }: AddOnsByCategoryProps) {
  const words = useLaterWords()
  const groups = addOnCategories
    .map((category) => ({ category, members: services.filter((service) => service.category === category) }))
    .filter(({ members }) => members.length > 0)
  return (
    <Stack gap="tiny">
      <Heading level={4}>{words('services.title')}</Heading>
      {groups.length === 0 && (
        <Text look="small" tone="muted">
          {words('services.none')}
        </Text>
      )}
      <div className={css.groups}>
        {groups.map(({ category, members }) => (
          <div key={category}>
            <Text look="small" tone="muted">
              {words(`services.${category}`)}
            </Text>
            <ul>
              {members.map((service) => (
                <AddOnLine key={service.addOnId} service={service} guestCurrency={guestCurrency} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Stack>
  )
}
