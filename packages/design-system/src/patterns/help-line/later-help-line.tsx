import { later } from '../../components/later/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

/** Help stands at the end of a page, and comes after its beginning. */
export const LaterHelpLine = later(
  async () => (await import('./worded-help-line.tsx')).HelpLine,
  <Skeleton shape="block" />,
)
