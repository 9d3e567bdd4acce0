import type { Brands } from '@veranda/booking-service'

/** What the start page's look adds to the frame; each brand's cards in its own colour. */
export const startPageStyle = (brands: Brands): string => `
h3 { font-size: 1.2rem; margin: 2.25rem 0 .9rem; color: var(--soft) }
.brands { grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr)) }
.brand { position: relative; display: flex; flex-direction: column; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; text-decoration: none; height: 100%; transition: translate .25s, box-shadow .25s }
.brand:hover { translate: 0 -4px; box-shadow: 0 18px 40px -22px rgb(0 0 0 / .45) }
.brand svg { display: block; width: 100%; height: 8.5rem; background: color-mix(in oklab, var(--accent) 14%, var(--card)) }
.brand .name { font-size: 1.45rem; padding: 1.1rem 1.2rem 0 } .brand .name span { font: var(--name) } .brand small { padding: .3rem 1.2rem 1.2rem; color: var(--soft); overflow-wrap: anywhere }
.brand small { font-size: .8rem; letter-spacing: -.01em }
@media (max-width: 34rem) { .brands { gap: .75rem } .brand { display: grid; grid-template: auto auto / 8rem 1fr } .brand svg { grid-row: 1 / 3; height: 100%; min-height: 5.75rem } .brand .name { align-self: end } }
${brands.all.map(({ id, letterLook: { light, black, display } }) => `[data-brand="${id}"] { --accent: light-dark(${light.accent}, ${black.accentText}); --name: ${display.weight} 1em/1.2 ${display.family} }`).join(' ')}
.more { display: flex; flex-wrap: wrap; gap: .5rem 1.75rem; margin: 1.25rem 0 0; color: var(--soft) }
.tools { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 0 2rem; border-top: 1px solid var(--line) }
.tools li { border-bottom: 1px solid var(--line); padding: 1rem 0 } .tools .name { font-size: 1.2rem } .tools small { display: block; color: var(--soft); margin-top: .2rem }
.guests { grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)) }
.guest { display: flex; flex-direction: column; gap: .85rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.2rem; min-width: 0 }
.guest p { margin: 0; font-weight: 600; text-wrap: pretty }
dl { margin: 0; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .15rem .9rem; font-size: .9rem; align-items: baseline }
dt { color: var(--soft) } .of::before { content: ''; display: inline-block; width: .65rem; height: .65rem; margin-inline-end: .45rem; border-radius: 50%; background: var(--accent) } dd { margin: 0; min-width: 0 }
button { all: unset; cursor: copy; max-width: 100%; overflow-wrap: anywhere; padding: .35rem .45rem; margin: -.2rem -.45rem; border-radius: .4rem; font-variant-numeric: tabular-nums; user-select: all }
button:hover { background: color-mix(in oklab, var(--accent) 14%, transparent) } button:focus-visible { outline: 2px solid var(--sea) }
.go { margin-top: auto; align-self: start; font-weight: 600; text-decoration: none; padding: .55rem 1.1rem; border-radius: 99rem; border: 1px solid color-mix(in oklab, var(--accent) 60%, var(--line)); min-height: 2.75rem; display: inline-flex; align-items: center }
.go:hover { background: color-mix(in oklab, var(--accent) 16%, var(--card)) }
[role=status] { position: fixed; inset-block-end: 1.25rem; inset-inline: 0; text-align: center; pointer-events: none }
[role=status] span { background: var(--ink); color: var(--paper); padding: .5rem 1.1rem; border-radius: 99rem; font-size: .9rem }
`

/** Copies what a button shows; without a clipboard the text stays selectable. */
export const startPageScript = `
const said = document.querySelector('[role=status]')
document.addEventListener('click', async (event) => {
  const button = event.target.closest('button')
  if (!button) return
  await navigator.clipboard.writeText(button.textContent)
  said.replaceChildren(Object.assign(document.createElement('span'), { textContent: 'Copied' }))
  setTimeout(() => said.replaceChildren(), 1500)
})
`
