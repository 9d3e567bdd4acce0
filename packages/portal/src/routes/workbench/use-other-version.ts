import { partsOf, type Reservation } from '@veranda/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePortal } from '../../portal.ts'
import { changeMadeAtom } from '../../state/change-made.ts'
import type { useChange } from '../change/use-change.ts'

/** Once the reservation is another one, what was quoted of the old one is asked for again. One way made ends them all. */
export function useOtherVersion(
  { version }: Reservation,
  ways: readonly Pick<ReturnType<typeof useChange>, 'state' | 'wish' | 'renew'>[],
): void {
  const { store } = usePortal()
  const known = useRef(version)
  const renew = useEffectEvent(() => {
    if (store.get(changeMadeAtom)) return
    for (const way of ways) if (way.state.kind === 'quoted' && partsOf(way.wish).length > 0) void way.renew()
  })
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    const soon = setTimeout(() => renew())
    return () => clearTimeout(soon)
  }, [version])
}
