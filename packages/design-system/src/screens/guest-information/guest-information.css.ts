import { style } from '@vanilla-extract/css'
import { from, largeLetters } from '../../theme/breakpoints.ts'
import { endBar } from '../../patterns/step-page/step-page.css.ts'
import { vars } from '../../theme/contract.css.ts'

/** Folded, it leaves the sight to the one that is open; its line stays where it is when it opens. */
export const entry = style({
  marginBlockStart: `calc(-1 * ${vars.space.tiny})`,
  selectors: { '&:not([open])': { marginBlockEnd: `calc(-1 * ${vars.space.tiny})` } },
  '@media': {
    [from.wide]: {
      marginBlockStart: `calc(-1 * ${vars.space.small})`,
      selectors: { '&:not([open])': { marginBlockEnd: `calc(-1 * ${vars.space.small})` } },
    },
  },
})
/** A name may be longer than a phone is wide, without a space in it. */
export const who = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** A guest's line, the whole of which opens and folds. */
export const fold = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.small,
  minBlockSize: vars.target,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
const firstLine = '2rem'

/** How it stands beside the name, or below one that is long. */
export const nameAndState = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.small}`,
  minBlockSize: firstLine,
})
/** On the line of the name and the badge. */
export const chevron = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: firstLine,
  color: vars.color.inkMuted,
  transition: `rotate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
})
export const unfolded = style({
  paddingBlockStart: vars.space.large,
  '@media': { [from.wide]: { paddingBlockStart: vars.space.medium } },
})

/**
 * Saving, in sight all along: at the foot of the window until the form has scrolled up to it. It looks different at its
 * place and stands where it stood, so that nothing moves under a finger that presses it.
 */
export const saveBar = style([
  endBar,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.tiny,
    // Its own padding is space enough between the last guest and what follows.
    marginBlock: `calc(-1 * ${vars.space.small})`,
    // Twice its class: which stylesheet comes last, this one's or the shared bar's, is the build's.
    selectors: {
      '&&': { position: 'sticky' },
      // At its place it is a button like any other, and no band.
      '&&[data-at-end]': { background: 'none', borderColor: 'transparent' },
    },
    '@container': { [largeLetters]: { selectors: { '&&': { position: 'static' } } } },
    '@media': {
      [from.wide]: {
        selectors: {
          '&&:not([data-at-end])': { background: vars.color.ground },
          // As wide as the form: what is still missing at its beginning, the press at its end.
          '&&': {
            gridTemplateColumns: 'minmax(0, 1fr) minmax(12rem, auto)',
            alignItems: 'center',
            marginBlock: 0,
            paddingBlock: vars.space.tiny,
          },
        },
      },
    },
  },
])
/** Beside the press where there is room for it; a phone's bar stays low, and the guests themselves say it. */
export const stillUnnamed = style({
  display: 'none',
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  '@media': { [from.wide]: { display: 'block' } },
})
