import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

const block = <Skeleton shape="block" />

// About as tall as what comes in their place: what stands below must not move.
export const policyShape = (
  <Stack>
    {block}
    {block}
  </Stack>
)
export const stateShape = block
export const laterShape = (
  <Stack>
    <Skeleton shape="line" />
    {policyShape}
  </Stack>
)
