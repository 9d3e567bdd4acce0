import { useEffect, useRef } from 'react'
import * as css from './confirmation-letter.css.ts'

/**
 * A letter drawn as its reader's mail program draws it: in a room of its own, where the page's styles do not reach. A letter
 * styles itself on each part, which a page's policy forbids in markup; set from here, the same styles are allowed.
 */
export function LetterPreview({ html, label }: { readonly html: string; readonly label: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = place.current
    if (!host) return
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const letter = new DOMParser().parseFromString(html, 'text/html')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      [...letter.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join(''),
    )
    shadow.adoptedStyleSheets = [sheet]
    const paper = document.createElement('div')
    paper.lang = letter.documentElement.lang
    paper.append(...letter.body.childNodes)
    for (const part of [paper, ...paper.querySelectorAll<HTMLElement>('[style]')]) styleAsWritten(part)
    // It is looked at, not pressed: it is no letter yet. What one would skip to belongs to the page around it.
    for (const link of paper.querySelectorAll('a')) link.removeAttribute('href')
    for (const part of paper.querySelectorAll('[role="article"]')) part.removeAttribute('role')
    shadow.replaceChildren(paper)
  }, [html])
  return <div ref={place} className={css.paper} role="region" aria-label={label} />
}

function styleAsWritten(part: HTMLElement): void {
  const style = part.getAttribute('style')
  if (style === null) return
  part.removeAttribute('style')
  part.style.cssText = style
}
