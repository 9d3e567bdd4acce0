/** How many mutants of a report a test turned red, and those that none did. What never ran in a test counts as survived. */
export function readReport({ files }) {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: all }]) =>
    all.map((mutant) => ({ file, source, ...mutant })),
  )
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ file, source, location: { start }, replacement }) => ({
      file,
      at: start.line,
      line: source.split('\n')[start.line - 1].trim(),
      becomes: shortened(replacement),
    }))
  return {
    red: mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    survivors,
  }
}

const shortened = (replacement = '') => replacement.replaceAll(/\s+/g, ' ').trim().slice(0, 120)
