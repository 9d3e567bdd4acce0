import type { Failure } from '@veranda/contract'
import { type Locale, ok, refused, type Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'
import { queriesOf } from './queries.ts'

/** Something that is read from the service, in the language on screen. */
export type Reading<Value, Failed extends Failure = Failure> = {
  /** What it is about. As long as that is the same, what is on screen stays there while it is read again. */
  readonly about: readonly unknown[]
  /** The version of the reservation it belongs to, and whatever else it is read anew for. */
  readonly version?: number | string
  /** Where it cannot be read again, nothing of it stays on screen. */
  readonly isClearedByFailure?: boolean
  readonly read: (locale: Locale, question: Question) => Promise<Result<Value, Failed>>
}

/** Touching the signal says that the answer is not wanted once nobody shows it. */
type Question = { readonly signal: AbortSignal }

/** A failure on its way through the query library, which knows failures as what is thrown. */
export class Unread extends Error {
  override readonly name = 'Unread'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** The key and the call of a reading, as the query library takes them. */
export const queryOf = <Value>({ about, version, read }: Reading<Value>, locale: Locale) => ({
  queryKey: [...about, { locale, version }],
  queryFn: async (question: Question): Promise<Value> => {
    const answer = await read(locale, question)
    if (!answer.ok) throw new Unread(answer.refusal)
    return answer.value
  },
})

type Reader = Pick<Portal, 'store'>

/** Reads now, outside of a page's own reading; what is known a moment ago is not asked for again. */
export async function readNow<Value, Failed extends Failure>(
  { store }: Reader,
  reading: Reading<Value, Failed>,
  staleTime?: number,
): Promise<Result<Value, Failed>> {
  try {
    const query = queryOf(reading as Reading<Value>, store.get(wordsAtom).locale)
    return ok(
      await queriesOf(store).fetchQuery({ ...query, ...(staleTime === undefined ? {} : { staleTime }) }),
    )
  } catch (thrown) {
    if (thrown instanceof Unread) return refused(thrown.failure as Failed)
    throw thrown
  }
}

/** Puts what an answer told into the place of what was read. */
export function keepRead<Value>({ store }: Reader, reading: Reading<Value>, value: Value): void {
  queriesOf(store).setQueryData(queryOf(reading, store.get(wordsAtom).locale).queryKey, value)
}

/** What is known of a reading, without asking for it. */
export const knownOf = <Value, Failed extends Failure>(
  { store }: Reader,
  reading: Reading<Value, Failed>,
): Value | undefined =>
  queriesOf(store).getQueryData<Value>(
    queryOf(reading as Reading<Value>, store.get(wordsAtom).locale).queryKey,
  )

/** What begins like this is out of date: what is on screen of it is read again, the rest when it is shown next. */
export const readAgain = ({ store }: Reader, ...about: readonly unknown[]): Promise<void> =>
  queriesOf(store).invalidateQueries({ queryKey: [...about] })
