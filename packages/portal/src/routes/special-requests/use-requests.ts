import type { RequestsState } from '@veranda/design-system/screens/special-requests'
import type { Reservation, SpecialRequest } from '@veranda/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { loadSpecialRequests } from '../../tasks/load-special-requests.ts'

/** The special requests, read again whenever the page is opened: the hotel may have answered. */
export function useRequests(reservation: Reservation) {
  const portal = usePortal()
  const [state, setState] = useState<RequestsState>({ kind: 'loading' })
  const load = async () => {
    const answer = await loadSpecialRequests(portal, reservation)
    setState(
      answer.ok ? { kind: 'ready', requests: answer.value } : { kind: 'failed', failure: answer.refusal },
    )
  }
  const begin = useEffectEvent(load)
  useEffect(() => {
    const soon = setTimeout(() => void begin())
    return () => clearTimeout(soon)
  }, [])
  const add = (request: SpecialRequest) => {
    if (state.kind !== 'ready') return void load()
    const others = state.requests.filter(({ requestId }) => requestId !== request.requestId)
    setState({ kind: 'ready', requests: [request, ...others] })
  }
  const again = () => {
    setState({ kind: 'loading' })
    void load()
  }
  return { state, add, again }
}
