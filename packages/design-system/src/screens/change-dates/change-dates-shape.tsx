import { Inset, Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

/** The page's shape until its words are there. */
export const changeDatesShape = (
  <Inset size="page">
    <Stack gap="large">
      <Skeleton shape="title" />
      <Skeleton shape="scene" />
      <Skeleton shape="block" />
    </Stack>
  </Inset>
)
