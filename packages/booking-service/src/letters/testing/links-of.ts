import type { Letterhead } from '../letterhead.ts'

/** Where a letter leads, beside the brand's own pages in its footer and the telephone. */
export function linksOf(html: string, { footer }: Letterhead): readonly string[] {
  const own = new Set(footer.links.map(({ href }) => href))
  return [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
    .map(([, to]) => to ?? '')
    .filter((to) => !own.has(to) && !to.startsWith('tel:'))
}
