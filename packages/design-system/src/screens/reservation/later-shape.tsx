import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

export const laterShape = (
  <Stack gap="medium">
    <Skeleton shape="line" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
