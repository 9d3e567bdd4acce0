import { type ComponentType, useEffect, useState } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import type { ReservationScreenProps } from './reservation-screen.tsx'

type InformationView = ComponentType<ReservationScreenProps>

/** Rooms and their drawings are not needed to see the stay: they come after it. */
export const loadInformation = async (): Promise<InformationView> =>
  (await import('./information-view.tsx')).InformationView

/** No suspense: React would hold its reveal back for a moment longer than the chunk needs. */
export function LaterInformation(props: ReservationScreenProps) {
  const [arrived, setArrived] = useState<{ readonly View: InformationView }>()
  useEffect(() => {
    let isShown = true
    void loadInformation().then((View) => isShown && setArrived({ View }))
    return () => {
      isShown = false
    }
  }, [])
  if (arrived) return <arrived.View {...props} />
  return (
    <Stack gap="medium">
      <Skeleton shape="line" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  )
}
