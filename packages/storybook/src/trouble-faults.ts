/** What a page of trouble owes its reader: an error stands at its field alone, and where they are sent there is a link. */
export const troubleFaults = (): readonly string[] => [...repeatedErrors(), ...sentWithoutLink()]

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
