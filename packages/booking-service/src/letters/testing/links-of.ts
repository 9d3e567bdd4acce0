import type { Letterhead } from '../letterhead.ts'

type Parts = { readonly html?: string | undefined; readonly text?: string | undefined }

/** The links in each part of a letter, without the footer's and the phone's. */
export function linksOf(letter: Parts | undefined, { footer }: Letterhead) {
  const own = new Set(footer.links.map(({ href }) => href))
  const others = (links: readonly (string | undefined)[]) =>
    links.filter((to = '') => !own.has(to) && !to.startsWith('tel:'))
  const { html = '', text = '' } = letter ?? {}
  return {
    html: others([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to)),
    text: others(text.match(/https?:\S+/g) ?? []),
  }
}
