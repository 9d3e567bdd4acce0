import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { SheetShape } from '../page-shape/index.ts'

/** A room that is offered, before it is there: its picture over its name, its price and what it has. */
export function OfferShape() {
  return (
    <Stack gap="small">
      <Skeleton shape="scene" />
      <SheetShape parts={2} />
    </Stack>
  )
}
