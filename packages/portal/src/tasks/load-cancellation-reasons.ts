import { type Failure, listCancellationReasons, reasonApplicationOf } from '@veranda/contract'
import { type CancellationReason, ok, type Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { cancellationReasonsAtom } from '../state/cancellation-news.ts'
import { wordsAtom } from '../state/locale.ts'

/** The reasons in the language on screen, asked for once. The list is cleared on failure (section 4). */
export async function loadCancellationReasons({
  client,
  store,
}: Pick<Portal, 'client' | 'store'>): Promise<Result<readonly CancellationReason[], Failure>> {
  const { locale } = store.get(wordsAtom)
  const known = store.get(cancellationReasonsAtom)
  if (known?.locale === locale) return ok(known.reasons)
  const application = reasonApplicationOf(locale)
  const answer = await client.call(listCancellationReasons, { params: { application } })
  store.set(cancellationReasonsAtom, answer.ok ? { locale, reasons: answer.value } : undefined)
  return answer
}
