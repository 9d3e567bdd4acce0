import { Columns, Inset, Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

/** A page's shape until its words are there: the way back and what it is about, above its two columns. */
export const stepShape = (
  <Inset size="page">
    <Stack gap="large">
      <Stack gap="small">
        <Skeleton shape="line" />
        <Skeleton shape="hero" />
        <Skeleton shape="line" />
      </Stack>
      <Columns aside={<Skeleton shape="panel" />}>
        <Skeleton shape="panel" />
        <Skeleton shape="block" />
      </Columns>
    </Stack>
  </Inset>
)
