import { later } from '../later/index.ts'

/** A closed menu is a button; what it opens is fetched with the first press. */
export const LaterMenuList = later(async () => (await import('./menu-list.tsx')).MenuList, null)
