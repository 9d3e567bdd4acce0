/** The markup of the page and which of its elements are shown: what differs between two widths if a rule of axe may. */
export function visibleMarkup(): string {
  const shown = [...document.body.querySelectorAll('*')].map((element) =>
    element.checkVisibility({ visibilityProperty: true }) ? 1 : 0,
  )
  return `${document.body.innerHTML} ${shown.join('')}`
}
