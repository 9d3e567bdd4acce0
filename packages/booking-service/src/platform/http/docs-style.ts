/** The API document's additions to the shared page style. */
export const docsStyle = `
:root { --read: light-dark(#0b5a61, #7fd6d6); --write: light-dark(#8a3a17, #f0a884); --code: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace }
html { scroll-padding-top: 1.5rem } code { font-family: var(--code); overflow-wrap: anywhere }
.more { color: var(--soft); margin: 1.25rem 0 0 }
.parts { display: grid; gap: 0 clamp(2rem, 5vw, 4.5rem); margin-top: 2rem }
.parts > div { min-width: 0 }
nav { font-size: .9rem } nav p { font-weight: 600; margin: 1.5rem 0 .4rem } nav ul { gap: .1rem }
nav a { display: inline-flex; gap: .6rem; align-items: baseline; padding: .25rem 0; min-height: 1.75rem } nav li a { text-decoration: none } nav a:hover { text-decoration: underline }
.method { font: 600 .72rem/1 var(--code); letter-spacing: .04em; min-width: 2.9rem; color: var(--write) } .method.get { color: var(--read) }
article { border-top: 1px solid var(--line); padding: 1.75rem 0 2rem } article:target { border-top-color: var(--sea) }
h3 { display: flex; flex-wrap: wrap; gap: .35rem .75rem; align-items: baseline; font: 600 1.05rem/1.35 var(--code); letter-spacing: 0 } h3 .method { font-size: .85rem }
article > p { margin: .6rem 0 0; max-width: 44rem }
h4 { font: inherit; font-weight: 600; font-size: .9rem; margin: 1.5rem 0 .5rem }
.type { color: var(--soft); overflow-wrap: anywhere } .fields .type { font-size: .92rem }
.fields { gap: 0; border-inline-start: 1px solid var(--line); padding-inline-start: 1rem } .fields li { padding: .25rem 0 } .fields .fields { margin: .3rem 0 .3rem .25rem }
.fields > li > code { font-weight: 600; margin-inline-end: .5rem } .fields p { margin: .1rem 0 0; font-size: .92rem; max-width: 40rem }
summary { cursor: pointer; font-weight: 600; padding: .35rem 0; min-height: 2rem; color: var(--sea) }
.refusals { display: flex; flex-wrap: wrap; gap: .35rem 1.25rem; font-size: .9rem }
table { border-collapse: collapse; width: 100%; margin-top: 1.75rem } th, td { text-align: start; vertical-align: baseline; padding: .6rem 1rem .6rem 0; border-bottom: 1px solid var(--line); font-weight: 400 } thead th { color: var(--soft); font-size: .9rem }
tr:target { background: var(--card) }
@media (min-width: 62rem) { .parts { grid-template-columns: 16rem minmax(0, 1fr) } nav { position: sticky; top: 0; max-height: 100dvh; overflow-y: auto; align-self: start; padding-bottom: 2rem } }
`
