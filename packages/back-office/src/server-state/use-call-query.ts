import { type keepPreviousData, type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { AnyEndpoint, CallInput, ValueOf } from '@veranda/contract'
import { useClient } from '../session/session-keeper.tsx'
import { CallFailure } from './call-failure.ts'

type CallQuery<E extends AnyEndpoint> = {
  readonly key: QueryKey
  readonly endpoint: E
  readonly refreshSeconds?: number
  /** Whether there is anything to ask for. */
  readonly isEnabled?: boolean
  /** What was read before under another key stays until the new is there. */
  readonly placeholderData?: typeof keepPreviousData
} & (Partial<CallInput<E>> extends CallInput<E>
  ? { readonly input?: CallInput<E> }
  : { readonly input: CallInput<E> })

/** Reads with a call, and keeps what was read under a key. */
export function useCallQuery<E extends AnyEndpoint>(query: CallQuery<E>): UseQueryResult<ValueOf<E>> {
  const client = useClient()
  const { key, endpoint, input, refreshSeconds, placeholderData, isEnabled = true } = query
  return useQuery({
    queryKey: key,
    enabled: isEnabled,
    ...(placeholderData ? { placeholderData } : {}),
    queryFn: async (): Promise<ValueOf<E>> => {
      const call = client.call as (endpoint: E, input: unknown) => ReturnType<typeof client.call<E>>
      const answer = await call(endpoint, input)
      if (!answer.ok) throw new CallFailure(endpoint, answer.refusal)
      return answer.value
    },
    ...(refreshSeconds === undefined ? {} : { refetchInterval: refreshSeconds * 1000 }),
  })
}
