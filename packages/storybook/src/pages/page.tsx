import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
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

type ToEntryProps = { readonly to: string; readonly style?: CSSProperties; readonly children: ReactNode }

/**
 * A link to another entry. Storybook's own frame turns to it in place, so that brand, mode and locale of the toolbar hold; a page
 * that is open by itself has no frame, and is left for one.
 */
export function ToEntry({ to, style = inAccent, children }: ToEntryProps) {
  const turn = (event: MouseEvent) => {
    if (window.parent === window || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const [, viewMode, storyId] = to.split('/')
    addons.getChannel().emit(SELECT_STORY, { storyId, viewMode })
  }
  return (
    <a href={`./?path=${to}`} target="_top" style={style} onClick={turn}>
      {children}
    </a>
  )
}

const inAccent: CSSProperties = { color: vars.color.accentText }

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
