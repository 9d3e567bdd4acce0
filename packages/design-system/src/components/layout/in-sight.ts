import { vars } from '../../theme/contract.css.ts'

/**
 * Stays in sight beside a longer column. What is taller than the window scrolls until its end is seen, and stays then; how
 * tall it is it says of itself, by `tellsHeight`.
 */
export const inSight = {
  position: 'sticky',
  insetBlockStart: `min(${vars.space.large}, calc(100dvh - var(--height, 0px) - ${vars.space.large}))`,
} as const
