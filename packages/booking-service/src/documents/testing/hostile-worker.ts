// A stand-in for the inspecting process: a keyword in the file makes it misbehave as a hostile file would.
process.on('message', (bytes: Buffer) => {
  let word = bytes.toString().replace('%PDF-', '')
  while (word === 'never ends') word = word.trim()
  for (const hoard = []; word === 'hoards'; word = word.trim())
    hoard.push(Array.from({ length: 1_000 }, Math.random))
  if (word === 'leaves') process.exit(1)
  if (word === 'breaks the decoder') process.kill(process.pid, 'SIGSEGV')
  else process.send?.(word === 'fails' ? new Error('A bug of ours') : { type: 'image/png', bytes })
})
process.send?.('ready')
