import { Skeleton } from '../../components/skeleton/index.ts'

/** One line, as tall as what comes in its place. */
export const afterShape = <Skeleton shape="line" />
