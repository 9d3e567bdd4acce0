import type { CSSProperties, ReactNode } from 'react'
import { vars } from '../../../design-system/src/theme/contract.css.ts'

/** A page of Storybook's own, in the brand of the toolbar. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main style={page}>
      <h1 style={heading(vars.size.hero)}>{title}</h1>
      {children}
    </main>
  )
}

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section style={{ marginBlockStart: vars.space.large }}>
      <h2 style={heading(vars.size.title)}>{title}</h2>
      {children}
    </section>
  )
}

/** A link to another entry: Storybook's own frame follows it. */
export function ToEntry({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={`./?path=${to}`} target="_top" style={{ color: vars.color.accentText }}>
      {children}
    </a>
  )
}

export const cards = (smallest: string): CSSProperties => ({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${smallest}, 100%), 1fr))`,
})

export const cell: CSSProperties = {
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  paddingBlock: vars.space.tiny,
  paddingInlineEnd: vars.space.medium,
  textAlign: 'start',
}

const page: CSSProperties = {
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.text,
  minBlockSize: '100vh',
  padding: vars.space.large,
}

const heading = (fontSize: string): CSSProperties => ({
  fontFamily: vars.font.display,
  fontSize,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
  margin: 0,
  marginBlockEnd: vars.space.medium,
})
