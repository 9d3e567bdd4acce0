import type { ShellBrand } from './shell.ts'

/** The shape of a page that does not stand in the HTML. */
export const skeleton = ({ displayName }: ShellBrand): string =>
  `<div class="veranda-skeleton" aria-hidden="true"><header><b>${escaped(displayName)}</b></header>` +
  `<main><i></i><p></p><s></s><s></s><i></i></main></div>`

/** A page whose scripts are not there shows words and telephone numbers, and nothing that would not answer. */
const unanswered = '#root :is(form,details,span:has(>select)){display:none}'
const instead = '[data-without-script]{display:block}'
export const withoutScript = `<noscript><style>${unanswered}${instead}</style></noscript>`

/** A sentence whose number stands in the address alone is not shown before the script has put it in. */
export const withoutNumber = (code: string): string => `p:has(>[value="${code}"]){display:none}`

/** The only looks that are not the design system's: they must stand before it does, in its own tokens. */
export const skeletonStyle = `
html{background:var(--v-ground)}body{margin:0}[data-choosing] #root{visibility:hidden}[data-without-script]{display:none}
${[unanswered, instead].map((rule) => `[data-failed] ${rule}`).join('')}
.veranda-skeleton{min-height:100vh;font-family:var(--v-font-text)}
.veranda-skeleton header{display:flex;align-items:center;min-height:4rem;padding:0 1.25rem;background:var(--v-stage);color:var(--v-on-stage)}
.veranda-skeleton b{font:var(--v-weight-display) 1.25rem var(--v-font-display);letter-spacing:var(--v-tracking-display)}
.veranda-skeleton main{max-width:44rem;margin:0 auto;padding:1.25rem;display:grid;gap:1rem}
.veranda-skeleton :is(i,p,s){display:block;margin:0;background:var(--v-sunken);border-radius:var(--v-radius-surface)}
.veranda-skeleton i{height:14rem}.veranda-skeleton p{height:2.5rem;width:70%}
.veranda-skeleton s{height:3.5rem}
`
  .replaceAll('\n', '')
  .trim()

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)
