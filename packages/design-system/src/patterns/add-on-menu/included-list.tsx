import { isIncluded, type Room, type AddOnMenu } from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import * as css from './add-on-menu.css.ts'

export type IncludedListProps = {
  readonly room: Room
  readonly menu: AddOnMenu
  /** Nothing is sold below, which it would push out of sight. */
  readonly open: boolean
}

/** What belongs to the stay for nothing. */
export function IncludedList({ room, menu, open }: IncludedListProps) {
  const words = useLaterWords()
  const all = includedIn(room, menu)
  if (all.length === 0) return null
  const names = all.map(({ name }) => name).join(dot)
  return (
    <section aria-label={words('add-services.included')}>
      <Disclosure
        title={words('add-services.included')}
        summary={open ? undefined : inLine(names)}
        open={open}
      >
        <ul className={css.included}>
          {all.map(({ key, name, note }) => (
            <li key={key} className={css.includedLine}>
              <span className={css.check}>
                <Icon name="check" />
              </span>
              <span>
                {name}
                {note && <span className={css.note}>{note}</span>}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}

type Included = { readonly key: string; readonly name: string; readonly note?: string }

/** What the property includes for everybody, and what this room has for nothing besides. */
function includedIn({ services }: Room, { offers, taken }: AddOnMenu): readonly Included[] {
  const common = offers.filter(isIncluded)
  const offerOf = (addOnId: number) => taken.find((one) => one.addOnId === addOnId)?.offerId
  const own = services.filter(
    (service) =>
      isIncluded(service) &&
      !common.some(({ offerId, name }) => offerId === offerOf(service.addOnId) || name === service.name),
  )
  return [
    ...common.map(({ offerId, name, note }) => ({ key: `offer/${offerId}`, name, note })),
    ...own.map(({ addOnId, name }) => ({ key: `service/${addOnId}`, name })),
  ]
}
