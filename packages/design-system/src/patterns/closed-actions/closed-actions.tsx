import type { ActionRefusal, AllowedAction } from '@veranda/domain'
import { Heading, Text } from '../../components/text/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './closed-actions.css.ts'

export type ClosedActionsProps = { readonly actions: readonly AllowedAction[] }

/** An action that the hotel never offers is left out: no guest expects it. */
const isOffered = (action: AllowedAction): boolean => action.allowed || action.reason !== 'not-offered'

/** What cannot be done now, those with one reason listed below it. Where one reason closes everything, it alone is said. */
export function ClosedActions({ actions: all }: ClosedActionsProps) {
  const actions = all.filter(isOffered)
  const words = useLaterWords()
  const reasons = new Map<ActionRefusal, readonly string[]>()
  for (const action of actions) {
    if (action.allowed) continue
    reasons.set(action.reason, [...(reasons.get(action.reason) ?? []), words(`actions-list.${action.name}`)])
  }
  const [shared] = reasons.keys()
  if (!shared) return null
  if (reasons.size === 1 && actions.every(({ allowed }) => !allowed))
    return (
      <Text look="small" tone="muted">
        {words(`actions-list.${shared}`)}
      </Text>
    )
  return (
    <div className={css.closed}>
      <Heading level={3} look="label">
        {words('actions-list.closed-title')}
      </Heading>
      {[...reasons].map(([reason, names]) => (
        <div key={reason} className={css.reason}>
          <Text look="small">{words(`actions-list.${reason}`)}</Text>
          <ul className={css.names}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
