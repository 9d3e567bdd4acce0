import type { HelpPhone } from '@veranda/contract'
import type { Service } from '../platform/service.ts'
import { type HelpLineOf, helpLineOf } from './help-line-of.ts'

/** The number to call about a stay, in its parts. */
export const getHelpPhone = async ({ store, brands }: Service, wanted: HelpLineOf): Promise<HelpPhone> =>
  (await helpLineOf({ database: store.db, brands }, wanted)).phone
