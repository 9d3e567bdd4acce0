import type { ActionRefusal, AllowedAction } from '../reservation/index.ts'

/** Why the guests stay as they are: cancelled, under review, or arrived. Until then their information may change. */
export function whyGuestsStay({
  actions,
}: {
  readonly actions: readonly AllowedAction[]
}): ActionRefusal | undefined {
  const action = actions.find(({ name }) => name === 'edit-guests')
  return action && !action.allowed ? action.reason : undefined
}
