import type { ShellBrand } from './shell.ts'

/** The shape of the first view, painted from the HTML alone. The boot script chooses which of the two is shown. */
export const skeleton = ({ displayName }: ShellBrand): string =>
  `<div class="veranda-skeleton" aria-hidden="true"><header><b>${escaped(displayName)}</b></header>` +
  `<main data-view="sign-in"><i></i><p></p><s></s><s></s><s></s><u></u></main>` +
  `<main data-view="reservation"><i></i><p></p><s></s><s></s><i></i></main></div>`

/** The only looks that are not the design system's: they must stand before it does, in its own tokens. */
export const skeletonStyle = `
html{background:var(--v-ground)}body{margin:0}
.veranda-skeleton{min-height:100vh;font-family:var(--v-font-text)}
.veranda-skeleton header{display:flex;align-items:center;min-height:4rem;padding:0 1.25rem;background:var(--v-stage);color:var(--v-on-stage)}
.veranda-skeleton b{font:var(--v-weight-display) 1.25rem var(--v-font-display);letter-spacing:var(--v-tracking-display)}
.veranda-skeleton main{max-width:44rem;margin:0 auto;padding:1.25rem;display:none;gap:1rem}
html[data-view=sign-in] .veranda-skeleton main[data-view=sign-in],
html[data-view=reservation] .veranda-skeleton main[data-view=reservation]{display:grid}
.veranda-skeleton :is(i,p,s,u){display:block;margin:0;background:var(--v-sunken);border-radius:var(--v-radius-surface)}
.veranda-skeleton i{height:14rem}.veranda-skeleton p{height:2.5rem;width:70%}
.veranda-skeleton s{height:3.5rem}.veranda-skeleton u{height:3rem;width:50%}
`
  .replaceAll('\n', '')
  .trim()

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)
