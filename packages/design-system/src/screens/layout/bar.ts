import { vars } from '../../theme/contract.css.ts'

/** The measure that header and footer share with the page. */
export const bar = {
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
} as const
