/**
 * Puts the page that the boot script has chosen into `#root`, before anything is painted; what was pressed before the
 * page answers is noted, and pressed by the page itself. Written into the HTML as text, like the boot script.
 */
export function choosePage(): void {
  const html = document.documentElement
  const chosen = [...document.querySelectorAll('template')].find(
    ({ dataset }) => dataset.page === html.dataset.written,
  )
  if (chosen) document.getElementById('root')?.replaceChildren(chosen.content)
  delete html.dataset.choosing
  document.addEventListener('submit', (event) => {
    if ('live' in html.dataset || event.defaultPrevented) return
    event.preventDefault()
    html.dataset.pressed = ''
  })
}
