/** The two modes of every theme. */
export const modes = ['light', 'black'] as const
export type Mode = (typeof modes)[number]
