import type { Finding } from './finding.ts'
import { sumsOf } from './report-lines.ts'
import type { CallReport, Report } from './run-conformance.ts'

/** The report as a page that needs nothing beside it: it can be kept, mailed, and read without a network. */
export function reportPage(report: Report): string {
  const { asked, whole, findings } = sumsOf(report)
  const { baseUrl, guests, write, calls } = report
  const title =
    findings.length === 0
      ? 'Nothing differs from the contract'
      : `${findings.length} differ from the contract`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(title)} · ${text(baseUrl)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${text(title)}</h1>
<p>The booking API at <code>${text(baseUrl)}</code>, asked as ${list(guests)}. ${asked} of ${calls.length} calls were made, ${whole} of them as far as the kit can.
${write.length === 0 ? 'Nothing was written: no reservation was named for it.' : `Reservations on which something was written: ${list(write)}.`}</p>
</header>
<main>
<h2 id="differences">What differs</h2>
${
  findings.length === 0
    ? '<p>Nothing.</p>'
    : calls
        .filter((call) => call.findings.length > 0)
        .map(differencesOf)
        .join('\n')
}
<h2 id="calls">Every call</h2>
<div class="wide" role="region" aria-labelledby="calls" tabindex="0">
<table>
<thead><tr><th scope="col">Call</th><th scope="col">Result</th><th scope="col">Asked</th><th scope="col">Not asked, and why</th></tr></thead>
<tbody>
${calls.map(rowOf).join('\n')}
</tbody>
</table>
</div>
</main>
</body>
</html>
`
}

const differencesOf = ({ name, method, path, summary, findings }: CallReport): string => `<section>
<h3 id="${text(name)}">${text(name)}</h3>
<p><code>${text(method)} ${text(path)}</code> ${text(summary)}</p>
${findings.map(differenceOf).join('\n')}
</section>`

const differenceOf = ({ check, asked, came, contract, where }: Finding): string => `<dl>
<dt>What is wrong</dt><dd>${text(names[check])}</dd>
<dt>Asked</dt><dd><code>${text(asked)}</code></dd>
<dt>Came</dt><dd><code>${text(came)}</code></dd>
<dt>The contract</dt><dd>${text(contract)}</dd>
<dt>Where</dt><dd><code>${text(where)}</code></dd>
</dl>`

const names: Readonly<Record<Finding['check'], string>> = {
  status: 'Status',
  shape: 'Shape of the answer',
  refusals: 'Refusal',
  access: 'Who may ask',
  requests: 'Reading the request',
  caching: 'Storing the answer',
  money: 'Money',
  once: 'Doing it once',
  version: 'Version',
  throttling: 'Limit of attempts',
}

function rowOf({ name, method, path, tried, findings, notRun }: CallReport): string {
  const result =
    findings.length > 0
      ? `<a href="#${text(name)}">${findings.length} ${findings.length === 1 ? 'differs' : 'differ'}</a>`
      : tried.length > 0
        ? 'As the contract says'
        : 'Not asked'
  return `<tr><th scope="row">${text(name)}<br><code>${text(method)} ${text(path)}</code></th><td>${result}</td><td>${items(tried)}</td><td>${items(notRun)}</td></tr>`
}

const items = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`

const list = (words: readonly string[]): string =>
  words.map((word) => `<code>${text(word)}</code>`).join(', ')

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (raw: string): string => raw.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 75rem; padding: 1.5rem }
h1 { font-size: 1.6rem; line-height: 1.2 }
h2 { margin-top: 2.5rem }
code { font-size: .9em; overflow-wrap: anywhere }
dl { border-inline-start: 4px solid; display: grid; gap: .25rem 1rem; grid-template-columns: max-content 1fr; margin: 1rem 0; padding-inline-start: 1rem }
dt { font-weight: 600 }
dd { margin: 0 }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border-block-end: 1px solid; padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top }
th[scope=row] { font-weight: 600 }
th[scope=row] code { font-weight: 400 }
ul { margin: 0; padding-inline-start: 1.1rem }
`
