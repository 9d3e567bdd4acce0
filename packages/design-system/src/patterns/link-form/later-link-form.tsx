import { later } from '../../components/later/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

/** Most guests sign in by name; the other way in is fetched when it is opened. */
export const LaterLinkForm = later(
  async () => (await import('./localized-link-form.tsx')).LinkForm,
  <Skeleton shape="block" />,
)
