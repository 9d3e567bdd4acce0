import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const display = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  breakAfter: 'avoid',
})

const label = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.label,
  textTransform: vars.labelCase as 'none',
  lineHeight: 1.4,
})

export const heading = styleVariants({
  poster: [display, { fontSize: vars.size.poster }],
  hero: [display, { fontSize: vars.size.hero }],
  title: [display, { fontSize: vars.size.title }],
  lead: {
    fontSize: vars.size.lead,
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
    textWrap: 'balance',
    breakAfter: 'avoid',
  },
  label: [label],
})

export const text = styleVariants({
  body: { fontSize: vars.size.body, lineHeight: vars.leading.text },
  lead: { fontSize: vars.size.lead, lineHeight: vars.leading.text, textWrap: 'balance' },
  small: { fontSize: vars.size.small, lineHeight: 1.5, textWrap: 'balance' },
  label: [label],
})

/** What is said below a heading stands apart from it. */
globalStyle(':is(h1, h2, h3, h4) + p', { marginBlockStart: vars.space.hair })

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  accent: { color: vars.color.accentText },
  positive: { color: vars.color.positive },
  caution: { color: vars.color.caution },
  negative: { color: vars.color.negative },
})
