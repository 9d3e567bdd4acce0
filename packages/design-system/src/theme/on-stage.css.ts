import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

const faded = (share: number): string =>
  `color-mix(in oklab, ${vars.color.onStage} ${share}%, ${vars.color.stage})`

/** What stands on the stage reads the stage's ink under the usual names, so nothing in it has to know. */
export const onStage = style({
  background: vars.color.stage,
  color: vars.color.onStage,
  vars: {
    [vars.color.ink]: vars.color.onStage,
    [vars.color.inkMuted]: faded(82),
    [vars.color.accentText]: vars.color.onStage,
    [vars.color.line]: faded(22),
    [vars.color.lineStrong]: faded(62),
    [vars.color.focus]: vars.color.onStage,
    [vars.color.surface]: vars.color.stage,
    [vars.color.sunken]: faded(8),
  },
  '@media': { print: { background: 'none' } },
})
