import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { onStage } from '../../theme/on-stage.css.ts'
import { sceneBand, sceneBox } from './scene-box.css.ts'

export const band = style([sceneBand, { '@media': { print: { display: 'none' } } }])
export const picture = style([sceneBox, { background: vars.scene.skyLow }])
export const cover = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** Hangs over the picture's edge like the tag of a key. */
export const place = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  display: 'flex',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
})
export const tag = style([
  onStage,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: '0.4em',
    translate: '0 50%',
    paddingBlock: vars.space.tiny,
    paddingInline: vars.space.medium,
    borderRadius: vars.radius.surface,
    // A stage may be as dark as the page.
    border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    fontSize: vars.size.small,
    letterSpacing: vars.tracking.label,
    textTransform: vars.labelCase as 'none',
    boxShadow: vars.shadow.resting,
  },
])
export const number = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  letterSpacing: vars.tracking.display,
  textTransform: 'none',
  lineHeight: 1,
})
