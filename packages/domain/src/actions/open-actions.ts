import type { ActionName, ActionRefusal, AllowedAction } from '../reservation/index.ts'

/** Whether an action is open now. */
export const isActionOpen = (
  { actions }: { readonly actions: readonly AllowedAction[] },
  name: ActionName,
): boolean => actions.some((action) => action.name === name && action.allowed)

/** Why an action is not open; `undefined` if it is. */
export function whyNotOpen(
  { actions }: { readonly actions: readonly AllowedAction[] },
  name: ActionName,
): ActionRefusal | undefined {
  const action = actions.find((one) => one.name === name)
  return action && !action.allowed ? action.reason : undefined
}

/** From so many days before arrival a stay counts as being prepared. */
export const daysOfGettingReady = 7

/**
 * The progress of a stay that is not cancelled: before check-in, between check-in and check-out, or after it.
 */
export function stayProgressOf({
  actions,
}: {
  readonly actions: readonly AllowedAction[]
}): 'ahead' | 'in-house' | 'completed' {
  const isClosedBy = (reason: ActionRefusal) =>
    actions.some((action) => !action.allowed && action.reason === reason)
  if (isClosedBy('stay-is-over')) return 'completed'
  return isClosedBy('stay-has-begun') ? 'in-house' : 'ahead'
}
