/**
 * The dot between two things of a line that wraps: it lies in the gap before the second, which begins 0.8em further, and
 * is as large as the one a sentence draws between its own (`inLine`). It is read as a dot and drawn by an edge, not a
 * ground, so that it is seen in forced colours too.
 */
export const gapDot = {
  content: '"·"',
  position: 'absolute',
  insetInlineStart: '-0.5em',
  insetBlockStart: 'calc(0.5lh - 0.02em)',
  inlineSize: '0.2em',
  blockSize: '0.2em',
  overflow: 'hidden',
  border: '0.1em solid currentColor',
  borderRadius: '50%',
} as const
