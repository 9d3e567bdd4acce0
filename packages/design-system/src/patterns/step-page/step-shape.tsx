import { Columns, Inset, Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

/** A page's shape until its words are there. */
export const stepShape = (
  <Inset size="page">
    <Stack gap="large">
      <Stack gap="small">
        <Skeleton shape="line" />
        <Skeleton shape="title" />
      </Stack>
      <Columns aside={<Skeleton shape="block" />}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Columns>
    </Stack>
  </Inset>
)
