import { fieldsMissing, type GuestField, isNamed, saysMore, tidyGuest } from '@veranda/domain'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Badge } from '../../components/badge/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot } from '../../patterns/words/index.ts'
import * as css from './guest-information.css.ts'
import type { TypedGuest } from './guest-information-state.ts'

export type GuestFoldProps = TypedGuest & {
  readonly titleId: string
  readonly title: string
  readonly opensFirst: boolean
  readonly isWrong: boolean
  /** How often saving was tried: what is wrong unfolds with each try. */
  readonly tries: number
  readonly children: ReactNode
}

/** One guest, folded to a line that says who it is and what is still needed of them. */
export function GuestFold(props: GuestFoldProps) {
  const { guest, form, titleId, title, isWrong, tries, children } = props
  const words = useLaterWords()
  // Once it is open it stays so: what is typed does not fold it away.
  const [opensFirst] = useState(props.opensFirst)
  const fold = useRef<HTMLDetailsElement>(null)
  const unfold = useEffectEvent((tried: number) => {
    if (tried === 0 || !isWrong || !fold.current) return
    fold.current.open = true
    for (const part of fold.current.querySelectorAll<HTMLDetailsElement>('details:has([aria-invalid=true])'))
      part.open = true
  })
  useEffect(() => unfold(tries), [tries])
  const { isMainGuest, category, age } = guest
  const tidy = tidyGuest(form)
  const missing = fieldsMissing(guest, tidy)
  // That a name is missing is said beside it.
  const toName = isNamed(tidy) ? missing : missing.filter((field) => !nameFields.has(field))
  const state = () => {
    if (!isNamed(tidy)) return 'name-missing'
    if (missing.length > 0) return 'incomplete'
    return saysMore(guest, tidy) ? 'not-saved' : 'complete'
  }
  return (
    <Surface as="section" labelledBy={titleId}>
      <details ref={fold} className={css.entry} open={opensFirst}>
        <summary className={css.fold}>
          <div className={css.who}>
            <span className={css.nameAndState}>
              <Heading level={2} look="lead" id={titleId}>
                {title}
              </Heading>
              <Badge tone={toneOf[state()]}>{words(`guest-information.${state()}`)}</Badge>
            </span>
            <Text look="small" tone="muted">
              {inLine(
                [
                  words(isMainGuest ? 'room-card.main-guest' : 'guest-information.companion'),
                  words(`room-card.${category}`),
                  ...(category === 'adult' || age === undefined ? [] : [words('room-card.age', { age })]),
                ].join(dot),
              )}
            </Text>
            {toName.length > 0 && (
              <Text look="small">
                {words('guest-information.missing', {
                  fields: toName.map((field) => words(`guest-information.${wordOf[field]}`)).join(', '),
                })}
              </Text>
            )}
          </div>
          <span className={css.chevron}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <div className={css.unfolded}>{children}</div>
      </details>
    </Surface>
  )
}

const nameFields: ReadonlySet<GuestField> = new Set(['firstName', 'lastName'])

const toneOf = {
  'name-missing': 'caution',
  incomplete: 'caution',
  'not-saved': 'info',
  complete: 'positive',
} as const

const wordOf = {
  title: 'title-field',
  firstName: 'firstName',
  lastName: 'lastName',
  birthDate: 'birthDate',
  email: 'email',
  phone: 'phone',
  countryCode: 'countryCode',
  zipCode: 'zipCode',
  city: 'city',
} as const
