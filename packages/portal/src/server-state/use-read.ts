import { useQuery } from '@tanstack/react-query'
import type { Failure } from '@veranda/contract'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { usePortal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'
import { queriesOf } from './queries.ts'
import { queryOf, type Reading, type Unread } from './reading.ts'

/** A `Loadable` of the screens, with the refusals of its call. */
export type ReadState<Value, Failed extends Failure = Failure> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: Failed }

export type Read<Value, Failed extends Failure = Failure> = {
  readonly state: ReadState<Value, Failed>
  readonly again: () => void
}

type When<Value> = {
  /** Nothing is asked for where it is not. */
  readonly isNeeded?: boolean
  /** It is asked for again after so many milliseconds. */
  readonly everyMs?: (known: Value | undefined) => number | false
}

/** Reads for a page: when it opens, in another language and version anew. What is on screen stays where it cannot be read again, unless that clears it. */
export function useRead<Value, Failed extends Failure>(
  reading: Reading<Value, Failed>,
  { isNeeded = true, everyMs }: When<Value> = {},
): Read<Value, Failed> {
  const { store } = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const { data, error, isFetching, refetch } = useQuery<Value, Unread>(
    {
      ...queryOf(reading as Reading<Value>, locale),
      enabled: isNeeded,
      refetchInterval: ({ state }) => everyMs?.(state.data) ?? false,
    },
    queriesOf(store),
  )
  const subject = JSON.stringify(reading.about)
  const [last, keep] = useState<{ readonly subject: string; readonly value: Value }>()
  if (data !== undefined && (last?.value !== data || last.subject !== subject)) keep({ subject, value: data })
  const shown = data ?? (last?.subject === subject ? last.value : undefined)
  const value = error && reading.isClearedByFailure ? undefined : shown
  const again = () => void refetch()
  if (value !== undefined) return { state: { kind: 'ready', value }, again }
  if (error && !isFetching) return { state: { kind: 'failed', failure: error.failure as Failed }, again }
  return { state: { kind: 'loading' }, again }
}
