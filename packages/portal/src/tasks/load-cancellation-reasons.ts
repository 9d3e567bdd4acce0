import { type Failure, listCancellationReasons, reasonApplicationOf } from '@veranda/contract'
import { type CancellationReason, type Locale, ok, type Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { cancellationReasonsAtom } from '../state/cancellation-events.ts'
import { wordsAtom } from '../state/locale.ts'

type Needs = Pick<Portal, 'client' | 'store'>
type Answer = Promise<Result<readonly CancellationReason[], Failure>>

/** The call under way for each store. */
const isUnderway = new WeakMap<Portal['store'], { readonly locale: Locale; readonly answer: Answer }>()

/**
 * The reasons in the language on screen, asked for once. The list is cleared on failure (section 4).
 *
 * The page before asks ahead, and its call is the page's own as long as it is under way. A second call, retried on its
 * own, could succeed after the first has failed and take the “Try again” button away just as the guest presses it.
 */
export async function loadCancellationReasons(needs: Needs): Answer {
  const { store } = needs
  const { locale } = store.get(wordsAtom)
  const known = store.get(cancellationReasonsAtom)
  if (known?.locale === locale) return ok(known.reasons)
  const current = isUnderway.get(store)
  if (current?.locale === locale) return current.answer
  const answer = ask(needs, locale)
  const mine = { locale, answer }
  isUnderway.set(store, mine)
  await answer
  if (isUnderway.get(store) === mine) isUnderway.delete(store)
  return answer
}

async function ask({ client, store }: Needs, locale: Locale): Answer {
  const application = reasonApplicationOf(locale)
  const answer = await client.call(listCancellationReasons, { params: { application } })
  store.set(cancellationReasonsAtom, answer.ok ? { locale, reasons: answer.value } : undefined)
  return answer
}
