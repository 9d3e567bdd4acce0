import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

const line = <Skeleton shape="line" />
const block = <Skeleton shape="block" />

export const laterShape = (
  <Stack>
    {line}
    {block}
    {block}
  </Stack>
)

// About as tall as what comes in their place: what stands below must not move.
export const policyShape = (
  <Stack>
    <Skeleton shape="title" />
    {block}
    {line}
    {line}
  </Stack>
)
export const priceShape = (
  <Stack>
    {laterShape}
    {line}
  </Stack>
)
