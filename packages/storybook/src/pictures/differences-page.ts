import type { Change } from './compare-pictures.ts'
import type { Untaken } from './take-pictures.ts'

type Compared = {
  readonly changes: readonly Change[]
  readonly untaken: readonly Untaken[]
  /** The commit whose pictures were agreed. */
  readonly against: string
}

/** The page that shows what changed: each picture old, new, and as their difference. It stands beside the three folders. */
export function differencesPage({ changes, untaken, against }: Compared): string {
  const title = differing(changes.length)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>Compared with the pictures of <code>${text(against)}</code>. <code>npm run pictures -- --agree</code> agrees to what is new.</p>
${untaken.length === 0 ? '' : `<h2>Not taken</h2>\n<ul>${untaken.map(({ name, reason }) => `<li><code>${text(name)}</code> ${text(reason)}</li>`).join('\n')}</ul>`}
${changes.map(changeShown).join('\n')}
</body>
</html>
`
}

/** How many differ, as a sentence without its full stop. */
export const differing = (count: number): string =>
  count === 0 ? 'Nothing looks different' : count === 1 ? '1 picture differs' : `${count} pictures differ`

function changeShown({ name, kind, pixels }: Change): string {
  const folders = { changed: ['old', 'new', 'difference'], new: ['new'], gone: ['old'] }[kind]
  const caption = { changed: `${pixels} pixels differ`, new: 'New', gone: 'Gone' }[kind]
  const file = encodeURIComponent(name)
  return `<section>
<h2>${text(name)}</h2>
<p>${caption}</p>
<div class="side">
${folders.map((folder) => `<figure><a href="${folder}/${file}.png"><img src="${folder}/${file}.png" alt="${text(name)}, ${folder}" loading="lazy"></a><figcaption>${folder}</figcaption></figure>`).join('\n')}
</div>
</section>`
}

const text = (raw: string): string =>
  raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem }
h2 { font-size: 1rem; margin: 2.5rem 0 0; overflow-wrap: anywhere }
.side { align-items: start; display: grid; gap: 1rem; grid-template-columns: repeat(3, 1fr) }
figure { margin: 0 }
img { border: 1px solid; max-width: 100% }
`
