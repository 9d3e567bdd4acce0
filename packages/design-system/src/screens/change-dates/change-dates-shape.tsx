import { Columns, Inset, Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

/** The page's shape until its words are there: the calendar, and the price beside it. */
export const changeDatesShape = (
  <Inset size="page">
    <Stack gap="large">
      <Stack gap="small">
        <Skeleton shape="line" />
        <Skeleton shape="hero" />
        <Skeleton shape="line" />
      </Stack>
      <Columns aside={<Skeleton shape="panel" />}>
        <Skeleton shape="scene" />
        <Skeleton shape="block" />
      </Columns>
    </Stack>
  </Inset>
)
