import { later } from '../../components/later/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'

const parts = () => import('./localized-help-line.tsx')

/** Help stands at the end of a page, and comes after its beginning. */
export const LaterHelpLine = later(async () => (await parts()).HelpLine, <Skeleton shape="block" />)

/** Whether the call centre is open now, beside a number. */
export const LaterOpening = later(async () => (await parts()).Opening, null)

/** What to do when a page takes long, once its words are there. */
export const LaterLongWait = later<object>(async () => (await parts()).LongWait, null)

/** That a press takes long, on a page that is there before its later words. */
export const LaterUnderway = later<object>(async () => (await parts()).Underway, null)
