import { Skeleton } from '@veranda/design-system/components/skeleton'

/** Stands in for a page that is on its way. */
export const Placeholder = () => <Skeleton shape="block" />
