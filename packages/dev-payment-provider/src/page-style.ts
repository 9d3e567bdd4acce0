/** The look of the provider's pages: quiet enough to sit in any brand's page, with its own light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1f1b16, #f2ece1); --soft: light-dark(#675e53, #b3a999);
  --line: light-dark(#8d8272, #7d7364); --field: light-dark(#ffffff, #1e1c17); --wrong: light-dark(#a3261b, #ff9d8f); --go: light-dark(#1f2a37, #f2ece1); --on-go: light-dark(#ffffff, #1f1b16) }
:root[data-mode=light] { color-scheme: light } :root[data-mode=black] { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; color: var(--ink); background: transparent; font: var(--size, 1rem)/1.5 worn, system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif }
form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr)); gap: 1.25rem 1rem; padding: 4px }
.wide { grid-column: 1 / -1 }
label { display: block; font-size: var(--small, .9rem); font-weight: var(--strong, 600); letter-spacing: var(--tracking, normal); text-transform: var(--label-case, none); margin-bottom: .35rem }
small { display: block; font-size: var(--small, .85rem); color: var(--soft); margin-top: .3rem }
.wrong { color: var(--wrong); font-weight: 600 } .wrong:empty { display: none }
input { width: 100%; font: inherit; font-variant-numeric: tabular-nums; letter-spacing: .02em; color: inherit; background: var(--field); border: 1px solid var(--line); border-radius: var(--corner, .6rem); padding: .7rem .85rem; min-height: 3rem }
input[aria-invalid=true] { border-color: var(--wrong); border-width: 2px }
:focus-visible { outline: 2px solid var(--focus, currentcolor); outline-offset: 2px }
body:has(.bank) { background: light-dark(#f7f3ec, #14130f) }
.bank { max-width: 26rem; margin: clamp(2rem, 12vh, 8rem) auto; padding: 0 1.5rem }
.bank h1 { font: 500 1.75rem/1.2 'Iowan Old Style', Palatino, 'URW Palladio L', Georgia, serif; margin: 0 0 1rem }
.bank p { margin: 0 0 2rem; font-size: 1.1rem; text-wrap: pretty } .bank form { padding: 0 }
button { font: inherit; font-weight: 600; min-height: 3rem; border-radius: .6rem; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer }
button.go { background: var(--go); color: var(--on-go); border-color: transparent }
`
