/**
 * What a page of trouble owes its reader: an error stands at its field alone, where they are sent there is a link, and whom
 * to call stands once.
 */
export const troubleFaults = (): readonly string[] => [
  ...repeatedErrors(),
  ...sentWithoutLink(),
  ...repeatedNumbers(),
]

/** The words at a wrong field that a notice of the page says once more. */
function repeatedErrors(): readonly string[] {
  const notices = [...document.querySelectorAll('[role=alert], [role=status]')]
  return [...document.querySelectorAll('[aria-invalid=true]')].flatMap((field) =>
    wordsAt(field)
      .filter((words) =>
        notices.some((notice) => !notice.contains(field) && (notice.textContent ?? '').includes(words)),
      )
      .map((words) => `says at a field and above it: “${words}”`),
  )
}

const wordsAt = (field: Element): readonly string[] =>
  ['aria-errormessage', 'aria-describedby']
    .flatMap((name) => field.getAttribute(name)?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .filter((words) => words.length > 10)

const sends = /(?:check|see) your reservation\b/i

/** A guest who should check the reservation finds its link on the same page. */
function sentWithoutLink(): readonly string[] {
  const shown = document.querySelector('#storybook-root') ?? document.body
  const [sentence] = sends.exec(shown.textContent ?? '') ?? []
  const isThere = [...shown.querySelectorAll('a[href], button')].some((link) =>
    /reservation/i.test(link.textContent ?? ''),
  )
  return sentence && !isThere ? [`says “${sentence}” without a link to it`] : []
}

/** The numbers of a notice that stand on the page once more; the brand's own, at its foot, is another fact. */
function repeatedNumbers(): readonly string[] {
  const shown = [...document.querySelectorAll('a[href^="tel:"]')].filter(
    (link) => link.checkVisibility() && !link.closest('footer'),
  )
  return shown
    .filter((link) => link.closest('[role=alert], [role=status]'))
    .filter((link) =>
      shown.some((other) => other !== link && other.getAttribute('href') === link.getAttribute('href')),
    )
    .map((link) => `says twice whom to call: “${link.textContent}”`)
}
