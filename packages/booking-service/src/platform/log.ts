/** One line of the log; values only, never names, reservation numbers, addresses or tokens. */
export type LogLine = {
  readonly id?: string
  readonly event?: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly failure?: string
}
export type Log = (line: LogLine) => void

/** Writes lines as JSON; the lines of one turn of the event loop are written together. */
export const jsonLog: Log = (line) => {
  if (pending === '') setImmediate(writePending)
  pending += `${JSON.stringify(line)}\n`
}

let pending = ''
process.once('exit', writePending)
function writePending(): void {
  if (pending === '') return
  process.stdout.write(pending)
  pending = ''
}
