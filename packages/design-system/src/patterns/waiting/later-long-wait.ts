import { later } from '../../components/later/index.ts'

/** On a page that waits for its first words, this comes after them. */
export const LaterLongWait = later<object>(
  async () => (await import('./localized-long-wait.tsx')).LongWait,
  null,
)
