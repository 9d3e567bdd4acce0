import { useEffect, useRef } from 'react'
import * as css from './confirmation-letter.css.ts'

/**
 * A letter drawn as its reader's mail program draws it: in a room of its own, where the page's styles do not reach. A letter
 * styles itself on each part, which a page's policy forbids in markup, even in markup that is only read; set from here, the
 * same styles are allowed.
 */
export function LetterPreview({ html, label }: { readonly html: string; readonly label: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = place.current
    if (!host) return
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(sheetIn(html))
    shadow.adoptedStyleSheets = [sheet]
    shadow.replaceChildren(paperOf(html))
  }, [html])
  return <div ref={place} className={css.paper} role="region" aria-label={label} />
}

const sheets = /<style>([^<]*)<\/style>/g

/** A letter asks how wide the device is; here it is as wide as its place on the page. */
const sheetIn = (html: string): string =>
  [...html.matchAll(sheets)]
    .map(([, rules = '']) => rules)
    .join('')
    .replaceAll('@media (max-width', '@container (max-width')

/** The letter's parts with their own looks. It is looked at, not pressed: its links lead nowhere. */
function paperOf(html: string): HTMLElement {
  const markup = html.replaceAll(sheets, '').replaceAll(' style="', ' data-look="')
  const letter = new DOMParser().parseFromString(markup, 'text/html')
  const paper = document.createElement('div')
  paper.lang = letter.documentElement.lang
  paper.append(...letter.body.childNodes)
  for (const part of paper.querySelectorAll<HTMLElement>('[data-look]')) {
    part.style.cssText = part.dataset['look'] ?? ''
    delete part.dataset['look']
  }
  for (const link of paper.querySelectorAll('a')) link.removeAttribute('href')
  // What one would skip to belongs to the page around it.
  for (const part of paper.querySelectorAll('[role="article"]')) part.removeAttribute('role')
  return paper
}
